import type { ReactNode } from 'react';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { Hint } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { Age } from '../../list/freshness/Age.tsx';
import type { NodeDetails } from './nodeDetailsView.ts';
import * as css from './FirstFacts.css.ts';

type FirstFactsProps = {
  view: Pick<NodeDetails, 'first' | 'reach' | 'traffic' | 'software' | 'modified'>;
};

/** The facts that people look for first, in a strip. */
export function FirstFacts({ view: { first, reach, traffic, software, modified } }: FirstFactsProps) {
  const { addresses, endpoint } = first;
  return (
    <dl className={css.strip}>
      <Cell label={labels.node.addresses}>
        {addresses.length === 0 && labels.value.notSet}
        {addresses.map(({ label, value }) => (
          <div key={label}>
            <CopyableText value={value} label={label} isTruncated />
          </div>
        ))}
      </Cell>
      <Cell label={labels.node.endpoint}>
        {endpoint.value === '' ? (
          labels.value.notSet
        ) : (
          <CopyableText value={endpoint.value} label={endpoint.label} isTruncated />
        )}
        <Hint>{endpoint.note}</Hint>
      </Cell>
      <Cell label={labels.section.acls}>{reach}</Cell>
      {traffic && (
        <Cell label="Traffic">
          {traffic.sent}
          <Hint>{traffic.rest}</Hint>
        </Cell>
      )}
      <Cell label="Software">
        {software || labels.value.notSet}
        {modified && (
          <Hint>
            <Age what="modified" moment={modified} />
          </Hint>
        )}
      </Cell>
    </dl>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.cell}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
