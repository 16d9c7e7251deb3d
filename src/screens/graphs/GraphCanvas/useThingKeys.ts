import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { placeTowards, type Places, type Side } from './place.ts';

type ThingKeysInput = {
  readonly places: Places;
  readonly reveal: (id: string) => void;
  /** With Shift, together with what is selected. */
  readonly onActivate: (id: string, isPair: boolean) => void;
  readonly onClear: () => void;
};

const sides: ReadonlyMap<string, Side> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** The graph is one stop for Tab; inside, arrows go to the next thing on a side, Enter selects and Escape clears. */
export function useThingKeys({ places, reveal, onActivate, onClear }: ThingKeysInput) {
  const [current, setCurrent] = useState<string>();
  const [focusWanted, setFocusWanted] = useState<string>();

  const onKeyDown = (event: KeyboardEvent) => {
    const id = thingIdOf(event.target);
    if (id === undefined) return;
    const side = sides.get(event.key);
    if (side) {
      event.preventDefault();
      const next = placeTowards(places, id, side);
      if (next === undefined) return;
      reveal(next);
      setFocusWanted(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onActivate(id, event.shiftKey);
    } else if (event.key === 'Escape') onClear();
  };

  const onFocus = (event: FocusEvent) => {
    const id = thingIdOf(event.target);
    if (id === undefined) return;
    setCurrent(id);
    setFocusWanted(undefined);
  };

  return { current, focusWanted, onKeyDown, onFocus };
}

/** Only when the thing itself is meant, not a control beside the graph. */
function thingIdOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement && target.matches('.react-flow__node')
    ? target.dataset['id']
    : undefined;
}
