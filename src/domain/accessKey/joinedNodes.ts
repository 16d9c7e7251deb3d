import type { Node } from '../node/node.ts';
import { byName } from '../order.ts';
import type { AccessKeySecret } from './accessKeyWire.ts';
import { keyFingerprint } from './keyFingerprint.ts';

/** The nodes that joined with a key. Undefined while nodes aren’t loaded, or if the server hides keys. */
export function joinedWith(
  secret: AccessKeySecret,
  netid: string,
  nodes: readonly Node[] | undefined,
): readonly Node[] | undefined {
  if (secret.hidden || !nodes) return undefined;
  const fingerprint = keyFingerprint(secret.value);
  const isMatch = ({ network, joinKey }: Node) => network === netid && joinKey === fingerprint;
  return fingerprint === undefined ? [] : nodes.filter(isMatch).toSorted(byName);
}
