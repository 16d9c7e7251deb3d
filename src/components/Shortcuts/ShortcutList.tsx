import { KeyCap } from '../Button/Button.tsx';
import * as css from './ShortcutList.css.ts';

export type ShortcutGroup = {
  title: string;
  /** `keys`: one after another, each as it stands on the key. */
  items: readonly { keys: readonly string[]; label: string }[];
};

/** What the keys do. */
export function ShortcutList({ groups }: { groups: readonly ShortcutGroup[] }) {
  return groups.map(({ title, items }) => (
    <section key={title} aria-label={title} className={css.group}>
      <h3 className={css.title}>{title}</h3>
      <dl>
        {items.map(({ keys, label }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd className={css.keys}>
              {keys.map((key, at) => (
                // One key may be pressed twice.
                <KeyCap key={at}>{key}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
