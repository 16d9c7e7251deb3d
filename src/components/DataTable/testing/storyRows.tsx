import { fn } from 'storybook/test';
import { CopyableText } from '../../CopyButton/CopyButton.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Link } from '../../Link/Link.tsx';
import { StateBadge, type Tone } from '../../ToneGlyph/ToneGlyph.tsx';
import type { Column } from '../column.ts';

export type Parcel = {
  id: string;
  name: string;
  code: string;
  depot: string;
  grams: number;
  tone: Tone;
  state: string;
  note: string;
};

const depots = ['harbour', 'station', 'airfield'];
const kinds = ['lamp', 'chair', 'globe', 'clock'];
const states = [
  { tone: 'healthy', state: 'Moving', note: '21 s ago' },
  { tone: 'healthy', state: 'Moving', note: '3 min ago' },
  { tone: 'warning', state: 'Late', note: 'not seen for 12 min' },
  { tone: 'healthy', state: 'Moving', note: '9 s ago' },
  { tone: 'error', state: 'Lost', note: 'not seen for 2 h 11 min' },
  { tone: 'pending', state: 'Waiting', note: 'handed in 6 min ago' },
] as const satisfies readonly Partial<Parcel>[];

const pick = <Item,>(items: readonly [Item, ...Item[]] | readonly Item[], index: number) =>
  items[index % items.length];

export function parcels(count: number): Parcel[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `${pick(kinds, index)}-${String(index + 1).padStart(2, '0')}`,
    code: `10.20.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    depot: pick(depots, index) ?? '',
    grams: 250 + ((index * 737) % 9000),
    ...(pick(states, index) ?? states[0]),
  }));
}

/** Called with the id of each parcel whose depot is rendered. */
export const cellRendered = fn();

export const columns: readonly Column<Parcel>[] = [
  {
    id: 'name',
    header: 'Parcel',
    isSortable: true,
    isRowHeader: true,
    cell: (parcel) => (
      <Link emphasis="name" href={`/parcels/${parcel.id}`}>
        {parcel.name}
      </Link>
    ),
  },
  {
    id: 'code',
    header: 'Code',
    cell: (parcel) => <CopyableText value={parcel.code} label={`code of ${parcel.name}`} />,
  },
  {
    id: 'depot',
    header: 'Depot',
    isSortable: true,
    hiddenBelow: 'wide',
    cell: (parcel) => {
      cellRendered(parcel.id);
      return parcel.depot;
    },
  },
  {
    id: 'grams',
    header: 'Grams',
    width: '96px',
    isNumeric: true,
    isSortable: true,
    hiddenBelow: 'phone',
    cell: (parcel) => parcel.grams,
  },
  {
    id: 'state',
    header: 'State',
    width: '280px',
    cell: (parcel) => <StateBadge tone={parcel.tone} label={parcel.state} reason={parcel.note} />,
  },
];

export const rowKey = (parcel: Parcel) => parcel.id;
export const labelOf = (parcel: Parcel) => parcel.name;
export const rowTone = (parcel: Parcel) => (parcel.tone === 'pending' ? 'pending' : undefined);
export const rowActions = (parcel: Parcel) => (
  <IconButton icon="more" label={`More about ${parcel.name}`} size="small" />
);
