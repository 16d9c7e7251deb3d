import { proxy } from 'valtio';

/** The nodes, by `nodeKey`, of which a role is being switched: until the answer came, no other of their roles is. */
export const roleSwitches = proxy<{ underway: readonly string[] }>({ underway: [] });

export function beginSwitch(node: string): void {
  roleSwitches.underway = [...roleSwitches.underway, node];
}

export function endSwitch(node: string): void {
  roleSwitches.underway = roleSwitches.underway.filter((one) => one !== node);
}
