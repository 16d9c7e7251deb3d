import { WireObject } from '../wire.ts';

/** A finding that the user doesn’t want to see for now. Hashes keep names out of the browser’s storage. */
export type Mute = {
  /** The server and the key of the finding. */
  readonly id: number;
  /** How severe it was. The mute ends when the finding gets worse. */
  readonly found: number;
  readonly reason: string;
  /** Unix seconds. Undefined for “until it gets worse”. */
  readonly until?: number | undefined;
};

export function muteFromStored(json: unknown): Mute | undefined {
  try {
    const wire = new WireObject(json, 'mute');
    const until = wire.number('until');
    const [id, found] = [wire.number('id'), wire.number('found')];
    if (id === 0 || found === 0) return undefined;
    return { id, found, reason: wire.text('reason'), ...(until > 0 && { until }) };
  } catch {
    return undefined;
  }
}
