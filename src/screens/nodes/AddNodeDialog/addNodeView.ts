import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import type { Network } from '../../../domain/network/network.ts';
import { compareNames } from '../../../domain/order.ts';
import { isNetAdmin, type Viewer } from '../../../domain/session/permissions.ts';

export type AddNodeView = {
  readonly networks: readonly {
    readonly netid: string;
    readonly keys: readonly Pick<AccessKey, 'name' | 'uses'>[];
  }[];
  /** The network of the page, which is chosen first. */
  readonly netid: string | undefined;
};

/** Networks that the viewer can add nodes to, with the keys whose value the server shows and that have uses left. */
export function addNodeView(
  viewer: Viewer,
  networks: readonly Network[],
  netid: string | undefined,
): AddNodeView {
  return {
    netid,
    networks: networks
      .filter((network) => isNetAdmin(viewer, network.netid))
      .map((network) => ({
        netid: network.netid,
        keys: network.accessKeys
          .filter(({ uses, secret }) => uses > 0 && !secret.hidden)
          .toSorted((one, other) => compareNames(one.name, other.name)),
      }))
      .toSorted((one, other) => compareNames(one.netid, other.netid)),
  };
}
