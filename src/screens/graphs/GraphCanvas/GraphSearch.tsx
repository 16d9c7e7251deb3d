import { useMemo, useState } from 'react';
import { FindField } from '../../../components/FindField/FindField.tsx';
import type { Topology } from '../../../domain/graph/topology.ts';
import { thingsMatching } from './search.ts';

type GraphSearchProps = {
  topology: Topology;
  search: string;
  onSearch: (text: string) => void;
  selected: string | undefined;
  onSelect: (id: string) => void;
};

/** Finds things by name and address. Enter selects the first, then the next one each time. */
export function GraphSearch({ topology, search, onSearch, selected, onSelect }: GraphSearchProps) {
  const [position, setPosition] = useState(0);
  const found = useMemo(() => thingsMatching(topology, search), [topology, search]);
  const at = Math.min(position, Math.max(0, found.length - 1));
  const step = (by: 1 | -1) => {
    const isSelected = found[at] === selected;
    const next = isSelected ? (at + by + found.length) % found.length : at;
    const id = found[next];
    if (id === undefined) return;
    setPosition(next);
    onSelect(id);
  };
  return (
    <FindField
      label="Find in graph"
      placeholder="Find in graph"
      value={search}
      onChange={(text) => {
        setPosition(0);
        onSearch(text);
      }}
      found={{ position: found.length === 0 ? 0 : at + 1, count: found.length }}
      onStep={step}
      shortcut="/"
    />
  );
}
