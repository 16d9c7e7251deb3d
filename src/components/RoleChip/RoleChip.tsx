import { NativeButton } from '../Button/NativeButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './RoleChip.css.ts';

export type RoleChipProps = {
  kind: RoleKind;
  isOn: boolean;
  /** What a click does, such as "Make box-7 a relay". Without `onPress`, what the lit chip means. */
  label: string;
  /** Without it the chip only shows the role. */
  onPress?: () => void;
  /** Disables the chip. Takes the label's place in the tooltip. */
  disabledReason?: string | undefined;
};

/** A role that a thing has or could have, as a toggle or as a sign. */
export function RoleChip(props: RoleChipProps) {
  const { kind, isOn, label, onPress, disabledReason } = props;
  const isDisabled = disabledReason !== undefined;
  if (!onPress && !isDisabled) return <RoleSign kind={kind} isOn={isOn} label={label} />;
  return (
    <NativeButton
      {...{ disabledReason, onPress }}
      tip={{ text: label }}
      aria-label={label}
      aria-pressed={isOn}
      className={`${roleLook({ kind, isOn, isDisabled })} ${css.pressable} ${focusRing}`}
    >
      <Icon name={kind} size={12} />
    </NativeButton>
  );
}

/** If off, it keeps its place in the row and has no accessible name. */
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

/**
 * The roles a node can have, in display order. Only these components know product words, because the theme names
 * colours after roles.
 */
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
