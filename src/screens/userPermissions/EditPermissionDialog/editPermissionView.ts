import { changedFields, type EditState } from '../../../domain/edit/edit.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { isAllowedOn } from '../../../domain/network/networkAllowed.ts';
import { paths } from '../../../domain/paths.ts';
import { networkIn, type Records } from '../../../domain/records.ts';
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
import { otherChangesView } from '../../editor/EditConflicts/editConflictsView.ts';

type Page = EditState<NetworkUserForm> & { readonly netid: string; readonly user: NetworkUser };

export function editPermissionView(records: Records, page: Page) {
  const { user, edit, failure, overrides } = page;
  const network = networkIn(records, page.netid);
  const account = valueOf(records.users.data)?.find(({ username }) => username === user.id);
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
    isSaving: page.isSaving,
    failure: failedText(toasts.updateNetworkUser(), failure),
    overrides: overrides?.map(permissionOverrideText) ?? [],
  };
}

export type EditPermissionView = ReturnType<typeof editPermissionView>;
