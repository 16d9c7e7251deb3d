import { Hint } from '../Hint/Hint.tsx';

export type RelativeTimeProps = {
  /** As one says it: "21 s ago". */
  relative: string;
  /** Date and time, shown on hover and focus. */
  exact: string;
};

/** A moment as its distance from now. */
export function RelativeTime({ relative, exact }: RelativeTimeProps) {
  return <Hint text={exact}>{relative}</Hint>;
}
