import { memo, useMemo, useState } from 'react';
import { useReactFlow } from '@xyflow/react';
import { FindField } from '../../../components/FindField/FindField.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { Topology } from '../../../domain/graph/topology.ts';
import { matchingItemIds } from './graphItems.ts';
import * as css from './GraphCanvas.css.ts';
import { trimmed } from '../../../domain/trimmed.ts';

type GraphControlsProps = {
  onFit: () => void;
  onMove: () => void;
  isFullScreen: boolean;
  onFullScreen: () => void;
};

export const GraphControls = memo(function GraphControls({
  onFit,
  onMove,
  isFullScreen,
  onFullScreen,
}: GraphControlsProps) {
  const { zoomIn, zoomOut } = useReactFlow();
  const zoom = (by: () => Promise<boolean>) => () => {
    onMove();
    void by();
  };
  return (
    <div role="group" aria-label="Graph controls" className={css.controls}>
      <IconButton icon="plus" label="Zoom in" onPress={zoom(zoomIn)} />
      <IconButton icon="minus" label="Zoom out" onPress={zoom(zoomOut)} />
      <IconButton icon="fit" label="Fit graph" onPress={onFit} />
      <IconButton icon="fullScreen" label="Full screen" isPressed={isFullScreen} onPress={onFullScreen} />
    </div>
  );
});

type GraphSearchProps = {
  topology: Topology;
  search: string;
  onSearch: (text: string) => void;
  selected: string | undefined;
  onFind: (id: string, text: string) => void;
};

/** Searches nodes, clients and ranges by name and address. Enter selects the first match, then the next. */
export const GraphSearch = memo(function GraphSearch(props: GraphSearchProps) {
  const { topology, search, onSearch, selected, onFind } = props;
  const [position, setPosition] = useState(0);
  const found = useMemo(() => matchingItemIds(topology, search), [topology, search]);
  const index = placeIn(found, position);
  const [awaited, setAwaited] = useState<{ id: string; before: string | undefined }>();
  if (awaited && awaited.before !== selected) setAwaited(undefined);
  const step = (by: 1 | -1, text: string) => {
    // After fast typing, Enter can come before the address or the selection has updated.
    const sought = trimmed(text) === trimmed(search) ? found : matchingItemIds(topology, text);
    const from = placeIn(sought, position);
    const isSelected = sought[from] === (awaited?.id ?? selected);
    const next = isSelected ? (from + by + sought.length) % sought.length : from;
    const id = sought[next];
    if (id === undefined) return;
    setPosition(next);
    setAwaited({ id, before: selected });
    onFind(id, text);
  };
  return (
    <FindField
      label="Find in graph"
      value={search}
      onChange={(text) => {
        setPosition(0);
        onSearch(text);
      }}
      found={{ position: found.length === 0 ? 0 : index + 1, count: found.length }}
      onStep={step}
      shortcut="/"
    />
  );
});

function placeIn(found: readonly string[], position: number): number {
  return Math.min(position, Math.max(0, found.length - 1));
}
