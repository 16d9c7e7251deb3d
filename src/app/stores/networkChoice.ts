import { proxy } from 'valtio';

/** The network that is kept while moving between sections (§2 "Navigation"); undefined: all of them. */
export const networkChoice = proxy<{ netid: string | undefined }>({ netid: undefined });

export function chooseNetwork(netid: string | undefined): void {
  networkChoice.netid = netid;
}
