import { useRef } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Mono } from '../Mono/Mono.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './CopyableText.css.ts';

export type CopyableTextProps = {
  value: string;
  /** What it is, for the accessible name of the button. */
  label: string;
  /** For what a machine reads. @default true */
  isMono?: boolean;
  isSmall?: boolean;
  isTruncated?: boolean;
};

/** A text with a button that copies it. */
export function CopyableText(props: CopyableTextProps) {
  const { value, label, isMono = true, isSmall = false, isTruncated = false } = props;
  const text = useRef<HTMLSpanElement>(null);
  return (
    <span className={css.copyable}>
      <span ref={text} className={css.text}>
        {isMono ? (
          <Mono isSmall={isSmall} isTruncated={isTruncated}>
            {value}
          </Mono>
        ) : (
          <Text as="span" isTruncated={isTruncated}>
            {value}
          </Text>
        )}
      </span>
      <span className={css.button}>
        <CopyButton value={value} label={label} shownIn={text} />
      </span>
    </span>
  );
}
