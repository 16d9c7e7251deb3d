import { memo, type AriaAttributes, type Ref } from 'react';
import { NativeButton, type OpenedAt } from '../Button/NativeButton.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { PlainLink } from '../Link/Link.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { useTooltip } from '../Tooltip/useTooltip.tsx';
import * as css from './IconButton.css.ts';

export type IconButtonProps = {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  onPress?: () => void;
  /** @default 'default' */
  size?: keyof typeof css.size;
  isOutlined?: boolean;
  /** For a toggle button. */
  isPressed?: boolean;
  isPending?: boolean;
  /** Disables the button. Replaces the label in the tooltip. */
  disabledReason?: string | undefined;
  /** Outcome of the last click. Shown in the tooltip, which stays open until this is undefined. */
  outcome?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** The menu or panel that the button opens. */
  opens?: IconButtonOpens | undefined;
};

export type IconButtonOpens = {
  /** Called on pointer down. Undefined if a click opens the panel. */
  onOpen?: (at: OpenedAt) => void;
  aria: Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> & { readonly id: string };
};

function PlainIconButton(props: IconButtonProps) {
  const { icon, label, onPress, size = 'default', isPressed, outcome, ref, opens } = props;
  const { isOutlined = false, isPending = false, disabledReason } = props;
  return (
    <NativeButton
      {...{ disabledReason, isPending, onPress }}
      tip={{ text: outcome ?? label, isPinned: outcome !== undefined }}
      aria-label={label}
      className={`${css.iconButton} ${css.size[size]} ${isOutlined ? css.outlined : ''} ${focusRing}`}
      {...(ref && { ref })}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onOpen={opens?.onOpen}
      {...opens?.aria}
    >
      {isPending ? <SpinnerRing /> : <Icon name={icon} size={size === 'small' ? 14 : 16} />}
    </NativeButton>
  );
}

/** Square button with an icon. */
export const IconButton = memo(PlainIconButton);

export type IconLinkProps = {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  href: string;
  /** Shortcut key, shown in the tooltip. */
  keyCap?: string;
};

/** Link that looks like an icon button. */
export function IconLink({ icon, label, href, keyCap }: IconLinkProps) {
  const { bubble, tipProps } = useTooltip({ text: label, keyCap });
  return (
    <>
      <PlainLink
        {...tipProps}
        href={href}
        aria-label={label}
        className={`${css.iconButton} ${css.size.default} ${focusRing}`}
      >
        <Icon name={icon} />
      </PlainLink>
      {bubble}
    </>
  );
}
