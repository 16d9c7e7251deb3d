import { changedFields, type Edit, type ServerOverride } from '../../../domain/edit/edit.ts';
import type { SaveFailure } from '../../../domain/failure.ts';
import type { Network } from '../../../domain/network/network.ts';
import { isAllowedOn } from '../../../domain/network/networkAllowed.ts';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { permissionOverrideText, permissionLabels, permissionValue } from '../../../domain/user/userText.ts';
import {
  networkUserFields,
  networkUserForm,
  networkUserProblems,
  type NetworkUser,
  type NetworkUserForm,
} from '../../../domain/user/networkUser.ts';
import type { User } from '../../../domain/user/userWire.ts';
import { otherChangesView } from '../../editor/EditConflicts/editConflictsView.ts';

export type EditPermissionInput = {
  readonly user: NetworkUser;
  readonly account: User | undefined;
  readonly network: Network | undefined;
  readonly edit: Edit<NetworkUserForm>;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  readonly overrides: readonly ServerOverride<NetworkUserForm>[] | undefined;
};

export function editPermissionView(input: EditPermissionInput) {
  const { user, account, network, edit, failure } = input;
  const { before, after } = edit;
  return {
    username: user.id,
    form: after,
    problems: Object.fromEntries(
      Object.entries(networkUserProblems(after, account)).flatMap(([field, problem]) =>
        problem ? [[field, messages[problem]]] : [],
      ),
    ),
    changed: changedFields(edit, networkUserFields),
    was: {
      accessLevel: permissionValue('accessLevel', before.accessLevel),
      nodeLimit: before.nodeLimit,
      clientLimit: before.clientLimit,
    },
    /** Set if the network allows neither the user nor any of their groups. The server then rejects changes. */
    notAllowed:
      network && account && !isAllowedOn(network, account)
        ? { netid: network.netid, groupsHref: paths.editNetworkGroups(network.netid) }
        : undefined,
    otherChanges: otherChangesView(edit, networkUserForm(user), {
      fields: networkUserFields,
      label: (field) => permissionLabels[field],
      value: permissionValue,
    }),
    isSaving: input.isSaving,
    failure: failedText(toasts.updateNetworkUser(), failure),
    overrides: input.overrides?.map(permissionOverrideText) ?? [],
  };
}

export type EditPermissionView = ReturnType<typeof editPermissionView>;
