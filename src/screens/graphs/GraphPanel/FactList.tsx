import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { Fact } from './nodePanelView.ts';
import * as css from './GraphPanel.css.ts';

/** Facts of one thing, below each other; what a machine reads can be copied. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, values, isCode = false }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {values.length === 0 && <span className={css.notSet}>{labels.value.notSet}</span>}
            {values.map((value) =>
              isCode ? (
                <CopyableText key={value} value={value} label={label} isTruncated />
              ) : (
                <span key={value}>{value}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** In one line each, as far as there is room. */
export function ReachList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.reach}>
      {facts.map(({ label, values }) => (
        <div key={label} className={css.reachFact}>
          <dt className={css.label}>{label}</dt>
          <dd className={`${css.value} ${css.reachValue}`}>
            {values.length === 0 ? labels.value.notSet : values.join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
