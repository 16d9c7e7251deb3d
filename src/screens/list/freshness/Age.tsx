import { RelativeTime, TimedText } from '../../../components/RelativeTime/RelativeTime.tsx';
import { ageAt, momentOf, type Moment } from './freshness.ts';

type AgeProps = {
  moment: Moment;
  what?: string;
};

/** The age of a moment, which follows the clock. Its tooltip shows the exact time. */
export function Age({ moment, what }: AgeProps) {
  return <RelativeTime relative={(now) => said(what, ageAt(moment, now))} exact={moment.exact} />;
}

/** `loadedAt` in Unix milliseconds. */
export function UpdatedAge({ loadedAt }: { loadedAt: number }) {
  const moment = momentOf(Math.floor(loadedAt / 1000));
  return moment && <Age what="Updated" moment={moment} />;
}

export function AgeText({ moment, what }: AgeProps) {
  return <TimedText say={(now) => said(what, ageAt(moment, now))} />;
}

function said(what: string | undefined, age: string): string {
  return what === undefined ? age : `${what} ${age}`;
}
