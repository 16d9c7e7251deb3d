import { useAnnouncement } from '../Announcer/announce.ts';
import { type } from '../theme/type.css.ts';
import * as css from './Spinner.css.ts';

/** Loading indicator for content of unknown shape. For lists, use a skeleton. */
export function Spinner({ label }: { label: string }) {
  useAnnouncement(label, true);
  return (
    <div className={`${css.spinner} ${type.body}`}>
      <SpinnerRing />
      {label}
    </div>
  );
}

/** The ring alone, for use beside a text about what is loading. */
export function SpinnerRing() {
  return <span aria-hidden className={css.ring} />;
}
