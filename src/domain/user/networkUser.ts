import { changedFields, type Edit } from '../edit/edit.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { countProblem, isWholeNumber } from '../fieldRules.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../node/node.ts';
import { type AccessLevel, accessLevelFromWire } from '../session/accessLevel.ts';
import type { Problems } from '../text/messages.ts';
import type { Carried } from '../wire.ts';

/** A user's rights and holdings on one network (enterprise). */
export type NetworkUser = {
  readonly id: string;
  readonly accessLevel: AccessLevel;
  readonly nodeLimit: number;
  readonly clientLimit: number;
  /** Ids of nodes and external clients that are the user's own. */
  readonly nodes: readonly string[];
  readonly clients: readonly string[];
  readonly carried: Carried;
};

/** What `GET /networkusers/data/{user}/me` tells a user of one network. */
export type NetworkUserData = {
  readonly network: string;
  readonly user: NetworkUser;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  /** The network's ingress gateways. */
  readonly gateways: readonly Node[];
  /** Filled for level 0 only: nothing may depend on network flags below it. */
  readonly networks: readonly Network[];
};

/** What the edit form of a user's permission holds (§2 "Users", enterprise): numbers as the text that is typed. */
export type NetworkUserForm = {
  /** 0 to 3. */
  readonly accessLevel: string;
  readonly nodeLimit: string;
  readonly clientLimit: string;
};

export type NetworkUserField = keyof NetworkUserForm;

/** In the order of the form. */
export const networkUserFields: readonly NetworkUserField[] = ['accessLevel', 'nodeLimit', 'clientLimit'];

export function networkUserForm(user: NetworkUser): NetworkUserForm {
  return {
    accessLevel: String(user.accessLevel),
    nodeLimit: String(user.nodeLimit),
    clientLimit: String(user.clientLimit),
  };
}

/** §5 "User permission edit". */
export function networkUserProblems(form: NetworkUserForm): Problems<NetworkUserField> {
  return {
    accessLevel: isWholeNumber(form.accessLevel, 0, 3) ? undefined : 'network.validation.accesslevel',
    nodeLimit: countProblem(form.nodeLimit, 'network.validation.nodelimit'),
    clientLimit: countProblem(form.clientLimit, 'network.validation.clientlimit'),
  };
}

/** A freshly read record with what a person changed; nodes, clients and the rest of it stay. */
export function withNetworkUserChanges(fresh: NetworkUser, edit: Edit<NetworkUserForm>): NetworkUser {
  const { accessLevel, nodeLimit, clientLimit } = edit.after;
  const changed = changedFields(edit, networkUserFields);
  return {
    ...fresh,
    ...(changed.includes('accessLevel') && { accessLevel: accessLevelFromWire(Number(accessLevel)) }),
    ...(changed.includes('nodeLimit') && { nodeLimit: Number(nodeLimit) }),
    ...(changed.includes('clientLimit') && { clientLimit: Number(clientLimit) }),
  };
}
