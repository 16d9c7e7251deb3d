import { defaultNodeSort, type NodeSort } from '../../domain/node/nodeSort.ts';
import { pageScoped, sessionScoped } from './store.ts';

/** The network that is kept while moving between sections (§2 "Navigation"); undefined: all of them. */
export const networkChoice = sessionScoped<{ netid: string | undefined }>('networkChoice', () => ({
  netid: undefined,
}));

export function chooseNetwork(netid: string | undefined): void {
  networkChoice.netid = netid;
}

/** How node lists are sorted (§3 "Node sort preference"). */
export const nodeSortStore = sessionScoped<{ sort: NodeSort }>('nodeSort', () => ({ sort: defaultNodeSort }));

export function setNodeSort(sort: NodeSort): void {
  nodeSortStore.sort = sort;
}

/** Whether the navigation is a rail of icons: how wide this window should be, whoever sits before it. */
export const navRail = pageScoped('navRail', () => ({ isRail: false }));

export function toggleRail(): void {
  navRail.isRail = !navRail.isRail;
}
