import type { WireAcls } from '../../wire/wire.ts';

/**
 * The ACL containers by network. One that nothing has asked for yet is only a promise: that of 2,000 nodes has four
 * million cells, and most runs never look at it.
 */
export class AclContainers extends Map<string, WireAcls> {
  readonly #promised = new Map<string, () => WireAcls>();

  promise(netid: string, make: () => WireAcls): void {
    this.#promised.set(netid, make);
  }

  override get(netid: string): WireAcls | undefined {
    const make = this.#promised.get(netid);
    if (make) {
      this.#promised.delete(netid);
      this.set(netid, make());
    }
    return super.get(netid);
  }

  override delete(netid: string): boolean {
    const wasPromised = this.#promised.delete(netid);
    return super.delete(netid) || wasPromised;
  }
}
