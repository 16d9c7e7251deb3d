import { changedFields, type Edit } from '../edit/edit.ts';
import { countProblem, isWholeNumber } from '../fieldRules.ts';
import type { Read } from '../record.ts';
import { accessLevelFromWire } from '../session/accessLevel.ts';
import type { Problems } from '../text/messages.ts';
import type { networkUserDataFromWire, networkUserRecord } from './networkUserWire.ts';
import type { User } from './userWire.ts';

export type NetworkUser = Read<typeof networkUserRecord>;

export type NetworkUserData = ReturnType<typeof networkUserDataFromWire>[number];

export type NetworkUserForm = {
  readonly accessLevel: string;
  readonly nodeLimit: string;
  readonly clientLimit: string;
};

export type NetworkUserField = keyof NetworkUserForm;

export const networkUserFields: readonly NetworkUserField[] = ['accessLevel', 'nodeLimit', 'clientLimit'];

export function networkUserForm(user: NetworkUser): NetworkUserForm {
  return {
    accessLevel: String(user.accessLevel),
    nodeLimit: String(user.nodeLimit),
    clientLimit: String(user.clientLimit),
  };
}

/** The server rejects level 0 for administrators, who manage every network anyway. */
export function networkUserProblems(
  form: NetworkUserForm,
  account?: Pick<User, 'isAdmin'>,
): Problems<NetworkUserField> {
  const isLevel = isWholeNumber(form.accessLevel, 0, 3);
  const isRejected = account?.isAdmin && Number(form.accessLevel) === 0;
  return {
    accessLevel: !isLevel
      ? 'network.validation.accesslevel'
      : isRejected
        ? 'pro.validation.adminlevel'
        : undefined,
    nodeLimit: countProblem(form.nodeLimit, 'network.validation.nodelimit'),
    clientLimit: countProblem(form.clientLimit, 'network.validation.clientlimit'),
  };
}

/** Applies the changed fields to the fresh record and keeps its nodes, clients and unknown fields. */
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
