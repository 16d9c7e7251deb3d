import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from '../IconButton/IconButton.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { PlainLink } from '../Link/PlainLink.tsx';
import { useTip } from '../Tooltip/useTip.tsx';

export type IconLinkProps = {
  icon: IconName;
  /** Its accessible name, and its tooltip. */
  label: string;
  href: string;
  /** A key that leads there too, shown in the tooltip. */
  keyCap?: string;
};

/** A link that looks like an icon button. */
export function IconLink({ icon, label, href, keyCap }: IconLinkProps) {
  const { bubble, tipId, tipProps } = useTip({ text: label, keyCap });
  return (
    <>
      <PlainLink
        {...tipProps}
        href={href}
        aria-label={label}
        aria-describedby={tipId}
        className={`${css.iconButton} ${css.size.default} ${focusRing}`}
      >
        <Icon name={icon} />
      </PlainLink>
      {bubble}
    </>
  );
}
