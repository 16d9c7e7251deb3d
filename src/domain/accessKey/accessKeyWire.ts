import { listFromWire, WireObject } from '../wire.ts';
import type { AccessKey, AccessKeySecret } from './accessKey.ts';

export type AccessKeyWire = {
  readonly name: string;
  readonly uses: number;
  readonly value: string;
  readonly accessstring: string;
};

/** What the server sends instead of secrets while it is set to hide keys. */
const placeholder = { value: 'ACCESS_KEY', accessString: 'ACCESS_TOKEN' };

const ours: Record<keyof AccessKeyWire, true> = { name: true, uses: true, value: true, accessstring: true };
const notCarried: ReadonlySet<string> = new Set(Object.keys(ours));

export function accessKeysFromWire(json: unknown, path = 'keys'): readonly AccessKey[] {
  return listFromWire(json, path, accessKeyFromWire);
}

export function accessKeyFromWire(json: unknown, path = 'key'): AccessKey {
  const wire = new WireObject(json, path);
  return {
    name: wire.mark('name'),
    uses: wire.number('uses'),
    secret: secretFromWire(wire.text('value'), wire.text('accessstring')),
    carried: wire.without(notCarried),
  };
}

/** For a network PUT. A hidden key goes out as its placeholder, which the server then stores: ask before sending one. */
export function accessKeyToWire(key: AccessKey): AccessKeyWire {
  const { value, accessString } = key.secret.hidden ? placeholder : key.secret;
  return { ...key.carried, name: key.name, uses: key.uses, value, accessstring: accessString };
}

function secretFromWire(value: string, accessString: string): AccessKeySecret {
  const isHidden = value === placeholder.value || accessString === placeholder.accessString;
  return isHidden ? { hidden: true } : { hidden: false, value, accessString };
}
