/** What can be asked for on a network's page. Questions before a change were answered already. */
export type NetworkDetailsActions = {
  refresh(): void;
  remove(netid: string): void;
};
