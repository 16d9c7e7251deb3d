import { memo, use, useRef, type ReactNode } from 'react';
import { Button, Input, SearchField as AriaSearchField, type InputProps } from 'react-aria-components';
import { KeyCap } from '../Button/Button.tsx';
import { box, input } from '../Field/Field.css.ts';
import { useTypedText } from '../Field/typedText.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SingleKeys, useShortcut } from '../Shortcuts/useShortcut.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './SearchField.css.ts';

export type SearchFieldProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  shortcut?: '/';
  width?: keyof typeof css.width;
};

function PlainSearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, width = 'normal' } = props;
  const shortcut = use(SingleKeys) ? props.shortcut : undefined;
  const [text, type] = useTypedText(value, onChange);
  return (
    <SearchBox {...{ label, placeholder, text, shortcut }} onType={type} className={css.width[width]}>
      {text === '' ? shortcut && <ShortcutCap>{shortcut}</ShortcutCap> : <ClearButton />}
    </SearchBox>
  );
}

/** Search field that filters a list. */
export const SearchField = memo(PlainSearchField);

/** Moves the focus to the search field of the page, from a button that disappears. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();
}

function ShortcutCap({ children }: { children: string }) {
  return (
    <span aria-hidden className={css.icon}>
      <KeyCap>{children}</KeyCap>
    </span>
  );
}

function ClearButton() {
  return (
    <span className={css.end}>
      <Button aria-label="Clear search" className={`${css.button} ${focusRing}`}>
        <Icon name="x" size={14} />
      </Button>
    </span>
  );
}

type SearchBoxProps = Pick<InputProps, 'aria-describedby' | 'onKeyDown'> & {
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  shortcut: '/' | undefined;
  className: string;
  children: ReactNode;
};

/** The box of a search field, with its icon and controls. Escape clears the text. */
export function SearchBox(props: SearchBoxProps) {
  const { label, text, onType, shortcut, className, children, ...inputProps } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcut(shortcut, inputRef);
  return (
    <AriaSearchField
      aria-label={label}
      value={text}
      onChange={onType}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      className={className}
    >
      <div className={box.toolbar}>
        <Icon name="search" size={14} className={css.icon} />
        <Input
          ref={inputRef}
          data-text
          autoCapitalize="none"
          className={input}
          {...inputProps}
          {...(shortcut && { 'aria-keyshortcuts': shortcut })}
        />
        {children}
      </div>
    </AriaSearchField>
  );
}
