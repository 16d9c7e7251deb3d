import type { ReactNode } from 'react';
import { Heading, Mono, Text, type HeadingProps } from '../Text/Text.tsx';
import * as css from './EmptyState.css.ts';

export type EmptyStateProps = {
  heading: string;
  /** Why the list is empty and how to add to it, in at most two lines. */
  text?: string;
  /** @default 'none' */
  art?: 'none' | 'graph';
  /** A button or link button. */
  primary?: ReactNode;
  secondary?: ReactNode;
};

/** Message for a list without entries, or without matching entries. */
export function EmptyState({ art = 'none', ...words }: EmptyStateProps) {
  return <EmptyMessage {...words} art={art === 'graph' && <GraphDrawing />} />;
}

function GraphDrawing() {
  return (
    <svg aria-hidden width="112" height="64" viewBox="0 0 112 64" className={css.drawing}>
      <path d="M20 32h24M68 26.5 90 16M68 37.5 90 48" className={css.link} />
      <circle cx="11" cy="32" r="9" />
      <circle cx="98" cy="12" r="8" />
      <circle cx="98" cy="52" r="8" />
      <g className={css.added}>
        <circle cx="56" cy="32" r="12" />
        <path d="M56 27.5v9M51.5 32h9" />
      </g>
    </svg>
  );
}

export type EmptyMessageProps = {
  art?: ReactNode;
  /** Distance from the top. `far`: for a page without other content. @default 'near' */
  distance?: keyof typeof css.distance;
  heading: string;
  /** @default 2 */
  level?: HeadingProps['level'];
  variant?: HeadingProps['variant'];
  /** At most two lines. */
  text?: string | undefined;
  /** An address or a message, verbatim. */
  quote?: string | undefined;
  primary?: ReactNode;
  secondary?: ReactNode;
  /** Below everything else. */
  foot?: ReactNode;
};

export function EmptyMessage(props: EmptyMessageProps) {
  const { art, heading, level = 2, variant = 'heading', text, quote, primary, secondary, foot } = props;
  return (
    <div className={`${css.placard} ${css.distance[props.distance ?? 'near']}`}>
      {art && <div className={css.art}>{art}</div>}
      <div className={css.words}>
        <Heading level={level} variant={variant}>
          {heading}
        </Heading>
        {text && <Text tone="secondary">{text}</Text>}
      </div>
      {quote && (
        <div className={css.quote}>
          <Mono>{quote}</Mono>
        </div>
      )}
      {(primary || secondary) && (
        <div className={css.actions}>
          {primary}
          {secondary}
        </div>
      )}
      {foot}
    </div>
  );
}
