import { ref } from 'valtio';
import type { Act, Asked } from '../../domain/actions/action.ts';
import { sessionScoped } from './store.ts';

/** The actions that the frame asks about. */
export const askedStore = sessionScoped<{ asked: Asked | undefined }>('asked', () => ({ asked: undefined }));

/** Asks before it makes actions. The question outlives the menu or page that it comes from. */
export const ask: Act = (actions, options = {}) => {
  askedStore.asked = ref({ actions, options });
};

export function closeAsked(): void {
  askedStore.asked = undefined;
}
