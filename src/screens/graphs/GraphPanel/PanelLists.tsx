import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import { linkWords } from '../../../domain/graph/graphText.ts';
import { linksOf, type LinkKind, type Topology } from '../../../domain/graph/topology.ts';
import { compareNames } from '../../../domain/order.ts';
import { labels } from '../../../domain/text/labels.ts';
import * as css from './GraphPanel.css.ts';
import type { Fact } from './nodePanelView.ts';

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

type PanelItem = { readonly id: string; readonly label: string; readonly how: string };

type ItemListProps = {
  label: string;
  items: readonly PanelItem[];
  onSelect: (id: string) => void;
};

const atOnce = 50;

export function ItemList({ label, items, onSelect }: ItemListProps) {
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {items.slice(0, shown).map(({ id, label: name, how }) => (
          <li key={`${how} ${id}`}>
            <button type="button" className={`${css.linked} ${focusRing}`} onClick={() => onSelect(id)}>
              <span translate="no" className={css.linkedName}>
                {name}
              </span>
              <span className={css.linkedHow}>{how}</span>
            </button>
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button size="small" onPress={() => setShown(shown + atOnce)}>
          {`Show ${Math.min(atOnce, items.length - shown)} more`}
        </Button>
      )}
    </>
  );
}

type LinkedListProps = { topology: Topology; id: string; onSelect: (id: string) => void };

export function LinkedList({ topology, id, onSelect }: LinkedListProps) {
  const items = useMemo(
    () => linkedItems(topology, id).map((item) => ({ ...item, how: linkWords[item.kind].how })),
    [topology, id],
  );
  if (items.length === 0) return <Text tone="tertiary">No links.</Text>;
  return <ItemList label="Linked to" items={items} onSelect={onSelect} />;
}

type LinkedItem = { readonly id: string; readonly label: string; readonly kind: LinkKind };

const order: Readonly<Record<LinkKind, number>> = { hub: 0, relay: 1, client: 2, range: 3, mesh: 4 };

export function linkedItems(topology: Topology, id: string): readonly LinkedItem[] {
  const nameOf = new Map(topology.nodes.map((item) => [item.id, item.label]));
  return linksOf(topology, id)
    .map(({ from, to, kind }) => {
      const other = from === id ? to : from;
      return { id: other, label: nameOf.get(other) ?? other, kind };
    })
    .toSorted((a, b) => order[a.kind] - order[b.kind] || compareNames(a.label, b.label));
}
