import { carried, requiredText, number, type Read, readOnly, record } from '../record.ts';
import { listFromWire } from '../wire.ts';

/** The server sends these placeholders in place of secrets while it hides keys. */
const placeholder = { value: 'ACCESS_KEY', accessString: 'ACCESS_TOKEN' };

export type AccessKeySecret =
  | { readonly hidden: true }
  | { readonly hidden: false; readonly value: string; readonly accessString: string };

export const accessKeyRecord = record({
  name: requiredText('name'),
  uses: number('uses'),
  secret: readOnly((wire) => secretFromWire(wire.text('value'), wire.text('accessstring'))),
  carried: carried({ without: ['value', 'accessstring'] }),
});

type AccessKey = Read<typeof accessKeyRecord>;

export function accessKeysFromWire(json: unknown): readonly AccessKey[] {
  return listFromWire(json, 'keys', accessKeyFromWire);
}

export function accessKeyFromWire(json: unknown, path = 'key'): AccessKey {
  return accessKeyRecord.read(json, path);
}

/** Converts a key for a network PUT. The server stores the placeholder of a hidden key, so ask before sending one. */
export function accessKeyToWire(key: AccessKey) {
  const { value, accessString } = key.secret.hidden ? placeholder : key.secret;
  return { ...accessKeyRecord.write(key), value, accessstring: accessString };
}

function secretFromWire(value: string, accessString: string): AccessKeySecret {
  const isHidden = value === placeholder.value || accessString === placeholder.accessString;
  return isHidden ? { hidden: true } : { hidden: false, value, accessString };
}
