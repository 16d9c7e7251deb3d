import { useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { copyOutcomes, useCopy } from '../CopyButton/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './CodeBlock.css.ts';

export type CodeBlockProps = {
  /** Copied without the prompt. */
  value: string;
  /** Part of the accessible name "Copy …". */
  label: string;
  /** Shows the label above, like a field. */
  hasHeading?: boolean;
  /** Shown before a command, neither selected nor copied. */
  prompt?: '$';
  /** Truncates a long value instead of wrapping it. */
  isOneLine?: boolean;
  /** Focuses the copy button, for a dialog without fields. */
  autoFocus?: boolean;
};

/** A command or file to copy as a whole. */
export function CodeBlock(props: CodeBlockProps) {
  const { value, label, hasHeading = false, prompt, isOneLine = false, autoFocus = false } = props;
  const text = useRef<HTMLElement>(null);
  const headingId = useId();
  const { state, copy } = useCopy({ value, shownIn: text });
  const refusal = state !== 'copied' && copyOutcomes[state];
  return (
    <div className={css.block} {...(hasHeading && { role: 'group', 'aria-labelledby': headingId })}>
      {hasHeading && (
        <div id={headingId} className={type.label}>
          {label}
        </div>
      )}
      <div className={isOneLine ? css.oneLine : css.box}>
        <div className={isOneLine ? css.cut : css.lines}>
          {prompt && (
            <span aria-hidden translate="no" className={css.prompt}>
              {prompt}{' '}
            </span>
          )}
          <code ref={text} translate="no" className={type.mono}>
            {value}
          </code>
        </div>
        <CopyTextButton label={label} isCopied={state === 'copied'} onPress={copy} autoFocus={autoFocus} />
      </div>
      {refusal && <div className={`${css.refusal} ${type.hint}`}>{refusal}</div>}
    </div>
  );
}

type CopyTextButtonProps = {
  label: string;
  isCopied: boolean;
  onPress: () => void;
  autoFocus?: boolean;
};

/** Both words keep their place, so that nothing moves when one replaces the other. */
function CopyTextButton({ label, isCopied, onPress, autoFocus = false }: CopyTextButtonProps) {
  return (
    <Button
      kind={isCopied ? 'default' : 'ghost'}
      size="small"
      aria-label={`${isCopied ? 'Copied' : 'Copy'} ${label}`}
      onPress={onPress}
      autoFocus={autoFocus}
    >
      <span className={css.copyTextButtonWords}>
        <span className={isCopied ? css.gone : css.word}>
          <Icon name="copy" size={14} /> Copy
        </span>
        <span className={isCopied ? css.copied : css.gone}>
          <Icon name="check" size={14} /> Copied
        </span>
      </span>
    </Button>
  );
}
