import { useEffect, useEffectEvent, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isFree, useShortcuts } from '../../../components/Shortcuts/useShortcut.ts';
import type { Focus } from '../../../domain/graph/drawn.ts';
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
function thingIdOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLElement && target.matches('.react-flow__node')
    ? target.dataset['id']
    : undefined;
}

/** The thing that has the keys. */
export function currentThing(): string | undefined {
  return thingIdOf(document.activeElement);
}

type FocusKeysInput = {
  /** What F is about: the thing that has the keys, or what is selected. */
  readonly at: () => string | undefined;
  /** Where the ways of Shift and F begin. */
  readonly from: string | undefined;
  readonly isFocused: boolean;
  readonly isThing: (id: string) => boolean;
  readonly onFocus: (focus: Focus | undefined) => void;
};

/** F looks at one thing alone, Shift and F at the ways to it; Escape leaves, wherever the keys are. */
export function useFocusKeys({ at, from, isFocused, isThing, onFocus }: FocusKeysInput): void {
  useShortcuts({
    f: () => {
      const id = at();
      if (id !== undefined && isThing(id)) onFocus({ id, other: undefined });
    },
    F: () => {
      const other = at();
      const isPair = from !== undefined && other !== undefined && from !== other;
      if (isPair && isThing(from) && isThing(other)) onFocus({ id: from, other });
    },
  });
  const leave = useEffectEvent((event: globalThis.KeyboardEvent) => {
    // Figures see to it themselves.
    if (event.key !== 'Escape' || !isFree(event) || thingIdOf(event.target) !== undefined) return;
    if (!document.querySelector('[aria-modal=true], [role=dialog], [role=alertdialog]')) onFocus(undefined);
  });
  useEffect(() => {
    if (!isFocused) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => leave(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isFocused]);
}
