import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { linkNames } from '../../../domain/text/graphText.ts';
import { linkedThings } from './linkedThings.ts';
import * as css from './GraphPanel.css.ts';

type LinkedListProps = {
  topology: Topology;
  id: string;
  /** The same function in every render. */
  onSelect: (id: string) => void;
};

/** A node of a large mesh has thousands of links. */
const atOnce = 50;

/** What a thing is linked to: the way from one to the next without a pointer, and for who does not see the lines. */
export function LinkedList({ topology, id, onSelect }: LinkedListProps) {
  const things = useMemo(() => linkedThings(topology, id), [topology, id]);
  const [shown, setShown] = useState(atOnce);
  if (things.length === 0) return <Text tone="tertiary">Linked to nothing.</Text>;
  return (
    <>
      <ul className={css.list} aria-label="Linked to">
        {things.slice(0, shown).map((thing) => (
          <li key={`${thing.kind} ${thing.id}`}>
            <button type="button" className={`${css.linked} ${focusRing}`} onClick={() => onSelect(thing.id)}>
              <span className={css.linkedName}>{thing.label}</span>
              <span className={css.linkedHow}>{linkNames[thing.kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      {things.length > shown && (
        <Button size="small" onPress={() => setShown(shown + atOnce)}>
          {`Show more of ${things.length}`}
        </Button>
      )}
    </>
  );
}
