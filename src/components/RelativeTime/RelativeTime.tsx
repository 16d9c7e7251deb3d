import { Hint } from '../Hint/Hint.tsx';
import { TimedText } from './clock.ts';

export type RelativeTimeProps = {
  /** As one says it at a time, in Unix seconds: "21 s ago". It moves on by itself. */
  relative: (now: number) => string;
  /** Date and time, shown on hover and focus. */
  exact: string;
};

/** A moment as its distance from now. */
export function RelativeTime({ relative, exact }: RelativeTimeProps) {
  return (
    <Hint text={exact}>
      <TimedText say={relative} />
    </Hint>
  );
}
