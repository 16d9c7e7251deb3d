import { changedFields, type Edit } from '../edit/edit.ts';
import { countProblem, isWholeNumber } from '../fieldRules.ts';
import type { Read } from '../record.ts';
import { accessLevelFromWire } from '../session/accessLevel.ts';
import type { Problems } from '../text/messages.ts';
import type { networkUserDataRecord, networkUserRecord } from './networkUserWire.ts';
import type { User } from './userWire.ts';

/** A user's rights and holdings on one network (enterprise). */
export type NetworkUser = Read<typeof networkUserRecord>;

/** What `GET /networkusers/data/{username}/me` tells a user of one network. */
export type NetworkUserData = { readonly network: string } & Read<typeof networkUserDataRecord>;

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

/** §5 "User permission edit". The server refuses level 0 for its own administrators, who manage every network anyway. */
export function networkUserProblems(
  form: NetworkUserForm,
  account?: Pick<User, 'isAdmin'>,
): Problems<NetworkUserField> {
  const isLevel = isWholeNumber(form.accessLevel, 0, 3);
  const isRefused = account?.isAdmin && Number(form.accessLevel) === 0;
  return {
    accessLevel: !isLevel
      ? 'network.validation.accesslevel'
      : isRefused
        ? 'pro.validation.adminlevel'
        : undefined,
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
