import { NativeButton } from '../Button/NativeButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './RoleChip.css.ts';

export type RoleChipProps = {
  kind: RoleKind;
  isOn: boolean;
  /** The effect of a click, such as "Make box-7 a relay". Without `onPress`, the meaning of the chip. */
  label: string;
  /** Undefined if the chip only shows the role. */
  onPress?: () => void;
  /** Disables the chip. Replaces the label in the tooltip. */
  disabledReason?: string | undefined;
};

/** Role that an item has or can have, as a button that opens a question, or read-only. */
export function RoleChip(props: RoleChipProps) {
  const { kind, isOn, label, onPress, disabledReason } = props;
  const isDisabled = disabledReason !== undefined;
  if (!onPress && !isDisabled) return <RoleSign kind={kind} isOn={isOn} label={label} />;
  return (
    <NativeButton
      {...{ disabledReason, onPress }}
      tip={{ text: label }}
      aria-label={label}
      aria-haspopup="dialog"
      className={`${roleLook({ kind, isOn, isDisabled })} ${css.pressable} ${focusRing}`}
    >
      <Icon name={kind} size={12} />
    </NativeButton>
  );
}

/** A read-only chip. While off, it keeps its space in the row and has no accessible name. */
function RoleSign({ kind, isOn, label }: Pick<RoleChipProps, 'kind' | 'isOn' | 'label'>) {
  return (
    <span
      className={roleLook({ kind, isOn })}
      {...(isOn ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Icon name={kind} size={12} />
    </span>
  );
}

/** The roles a node can have, in display order. Components know these product terms because the theme has role colours. */
export const roleKinds = ['egress', 'ingress', 'relay', 'failover', 'hub'] as const;

export type RoleKind = (typeof roleKinds)[number];

type RoleLook = {
  kind: RoleKind;
  isOn: boolean;
  isDisabled?: boolean;
  /** `large` is used beside the name of the role. @default 'default' */
  size?: keyof typeof css.size;
};

export function roleLook({ kind, isOn, isDisabled = false, size = 'default' }: RoleLook): string {
  const state = isOn ? css.on[kind] : css.off;
  return [css.chip, css.size[size], state, ...(isDisabled ? [css.impossible] : [])].join(' ');
}
