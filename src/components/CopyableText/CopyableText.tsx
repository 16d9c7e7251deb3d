import { useRef, type ReactNode } from 'react';
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
  /** How the value is drawn where it is more than plain text, such as a link with a quieter end. */
  children?: ReactNode;
};

/** A text with a button that copies it. */
export function CopyableText(props: CopyableTextProps) {
  const { value, label, children } = props;
  const text = useRef<HTMLSpanElement>(null);
  return (
    <span className={css.copyable}>
      <span ref={text} className={css.text}>
        {children || <Plain {...props} />}
      </span>
      <span className={css.button}>
        <CopyButton value={value} label={label} shownIn={text} />
      </span>
    </span>
  );
}

function Plain({ value, isMono = true, isSmall = false, isTruncated = false }: CopyableTextProps) {
  return isMono ? (
    <Mono isSmall={isSmall} isTruncated={isTruncated}>
      {value}
    </Mono>
  ) : (
    <Text as="span" isTruncated={isTruncated}>
      {value}
    </Text>
  );
}
