import { KeyCap } from '../Button/Button.tsx';
import { NativeButton } from '../Button/NativeButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { commandKey } from '../Shortcuts/useShortcut.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './PaletteButton.css.ts';

export type PaletteButtonProps = {
  label: string;
  /** Shows only the icon, for phones. */
  isCompact?: boolean;
  onPress: () => void;
};

/** Button in the top bar that looks like a search field and opens the palette. */
export function PaletteButton({ label, isCompact = false, onPress }: PaletteButtonProps) {
  if (isCompact) return <IconButton icon="search" label={label} onPress={onPress} />;
  return (
    <NativeButton
      onPress={onPress}
      aria-keyshortcuts={commandKey === '⌘' ? 'Meta+K' : 'Control+K'}
      className={`${css.opener} ${focusRing}`}
    >
      <Icon name="search" size={14} />
      <span className={css.openerWords}>{label}</span>
      <span aria-hidden>
        <KeyCap>{commandKey === '⌘' ? '⌘K' : 'Ctrl K'}</KeyCap>
      </span>
    </NativeButton>
  );
}
