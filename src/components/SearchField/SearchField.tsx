import { memo, use, useRef } from 'react';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { KeyCap } from '../Button/Button.tsx';
import { box, input } from '../Field/Field.css.ts';
import { useTypedText } from '../Field/typedText.ts';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { SingleKeys, useShortcut } from '../Shortcuts/useShortcut.ts';
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
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcut(shortcut, inputRef);
  return (
    <AriaSearchField
      aria-label={label}
      value={text}
      onChange={type}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      className={css.width[width]}
    >
      <div className={box.toolbar}>
        <span className={css.icon}>
          <Icon name="search" size={14} />
        </span>
        <Input
          ref={inputRef}
          data-text
          className={input}
          placeholder={placeholder}
          {...(shortcut && { 'aria-keyshortcuts': shortcut })}
        />
        {text === '' ? shortcut && <ShortcutCap>{shortcut}</ShortcutCap> : <ClearButton />}
      </div>
    </AriaSearchField>
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
