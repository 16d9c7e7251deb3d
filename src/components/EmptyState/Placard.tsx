import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Mono } from '../Mono/Mono.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Placard.css.ts';

export type PlacardProps = {
  art?: ReactNode;
  /** `far`: it has the whole page to itself. @default 'near' */
  distance?: keyof typeof css.distance;
  heading: string;
  /** @default 2 */
  level?: HeadingProps['level'];
  variant?: HeadingProps['variant'];
  /** At most two lines. */
  text?: string | undefined;
  /** An address or a message, letter for letter. */
  quote?: string | undefined;
  primary?: ReactNode;
  secondary?: ReactNode;
  /** Below everything else. */
  foot?: ReactNode;
};

/** What stands in the middle of a place that has nothing else to show. */
export function Placard(props: PlacardProps) {
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
