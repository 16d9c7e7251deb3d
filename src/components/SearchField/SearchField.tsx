import { memo, use } from 'react';
import { Button } from 'react-aria-components';
import { KeyCap } from '../Button/Button.tsx';
import { useTypedText } from '../Field/typedText.ts';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { SingleKeys } from '../Shortcuts/useShortcut.ts';
import { SearchBox } from './SearchBox.tsx';
import * as css from './SearchField.css.ts';

export type SearchFieldProps = {
  /** Read aloud; the icon says it to the eye. */
  label: string;
  /** What is searched. @default that of `label` */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** A key that moves the focus here. */
  shortcut?: '/';
  /** 264 px, or all there is. @default 'normal' */
  width?: keyof typeof css.width;
};

function PlainSearchField({
  label,
  placeholder = label,
  value,
  onChange,
  shortcut: key,
  width = 'normal',
}: SearchFieldProps) {
  const shortcut = use(SingleKeys) ? key : undefined;
  const [text, type] = useTypedText(value, onChange);
  return (
    <SearchBox {...{ label, placeholder, text, shortcut }} onType={type} className={css.width[width]}>
      {text === '' ? shortcut && <ShortcutCap>{shortcut}</ShortcutCap> : <ClearButton />}
    </SearchBox>
  );
}

/** Narrows what is shown, while it is typed. Escape clears it. */
export const SearchField = memo(PlainSearchField);

function ShortcutCap({ children }: { children: string }) {
  return (
    <span aria-hidden className={css.icon}>
      <KeyCap>{children}</KeyCap>
    </span>
  );
}

function ClearButton() {
  return (
    <Button aria-label="Clear search" className={`${css.clear} ${focusRing}`}>
      <Icon name="x" size={14} />
    </Button>
  );
}
