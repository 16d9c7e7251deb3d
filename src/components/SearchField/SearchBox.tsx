import { useRef, type ReactNode } from 'react';
import { Input, SearchField, type InputProps } from 'react-aria-components';
import { box, input } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useShortcut } from '../Shortcuts/useShortcut.ts';
import * as css from './SearchField.css.ts';

type SearchBoxProps = Pick<InputProps, 'aria-describedby' | 'onKeyDown'> & {
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  shortcut: '/' | undefined;
  className: string;
  /** At its end, within its border. */
  children: ReactNode;
};

/** The field of what searches: a glass, the text, and what belongs to it. Escape clears it. */
export function SearchBox(props: SearchBoxProps) {
  const { label, text, onType, shortcut, className, children, ...inputProps } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcut(shortcut, inputRef);
  return (
    <SearchField
      aria-label={label}
      value={text}
      onChange={onType}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      className={className}
    >
      <div className={box.toolbar}>
        <span className={css.icon}>
          <Icon name="search" size={14} />
        </span>
        <Input
          ref={inputRef}
          data-text
          className={input}
          {...inputProps}
          {...(shortcut && { 'aria-keyshortcuts': shortcut })}
        />
        {children}
      </div>
    </SearchField>
  );
}
