import { Link } from 'react-aria-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from '../IconButton/IconButton.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

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
  return (
    <Tooltip text={label} keyCap={keyCap}>
      <Link href={href} aria-label={label} className={`${css.iconButton} ${css.size.default} ${focusRing}`}>
        <Icon name={icon} />
      </Link>
    </Tooltip>
  );
}
