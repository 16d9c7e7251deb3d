import * as css from './RoleChip.css.ts';
import type { RoleKind } from './roleKinds.ts';

export type RoleLook = {
  kind: RoleKind;
  isOn: boolean;
  isDisabled?: boolean;
  /** `large` beside the name of the role. @default 'default' */
  size?: keyof typeof css.size;
};

/** The classes of the little square that stands for a role. */
export function roleLook({ kind, isOn, isDisabled = false, size = 'default' }: RoleLook): string {
  const state = isOn ? css.on[kind] : css.off;
  return [css.chip, css.size[size], state, ...(isDisabled ? [css.impossible] : [])].join(' ');
}
