import { changedFields, type EditState } from '../../../domain/edit/edit.ts';
import { textFromList } from '../../../domain/list.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import {
  allowedForm,
  allowedOptions,
  withAllowed,
  type AllowedForm,
  type AllowedKind,
} from '../../../domain/network/networkAllowed.ts';
import { netidProblem } from '../../../domain/network/networkRules.ts';
import { rejectedNetidNotice } from '../../../domain/network/networkText.ts';
import type { Records } from '../../../domain/records.ts';
import { sentences } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { accessByAllowed, changedAccess } from '../../../domain/user/networkLevels.ts';
import type { ChoiceEditorView } from '../../editor/ChoiceEditor/ChoiceEditor.tsx';
import { hiddenKeysConsent } from '../hiddenKeysConsent.ts';
import { otherChangesView } from '../../editor/EditConflicts/editConflictsView.ts';

type Page = EditState<AllowedForm> & { readonly network: Network; readonly kind: AllowedKind };

const words = {
  groups: { title: 'Edit allowed groups', label: 'Allowed groups', everyone: 'everyone, in any group' },
  users: { title: 'Edit allowed users', label: 'Allowed users', everyone: 'all users' },
} as const satisfies Record<AllowedKind, object>;

export function networkAllowedView(records: Records, page: Page): ChoiceEditorView<'allowed'> {
  const { network, kind, edit, failure } = page;
  const known = kind === 'groups' ? valueOf(records.userGroups.data) : records.usernames;
  const { title, label, everyone } = words[kind];
  const chosen = edit.after.allowed;
  const isChanged = changedFields(edit, ['allowed']).length > 0;
  return {
    title,
    label,
    description: `Who can use ${network.netid}. Currently: ${inWords(edit.before.allowed)}.`,
    options: allowedOptions([...(known ?? [])], [...edit.before.allowed, ...chosen], everyone),
    selected: new Set(chosen),
    isChanged,
    lockedReason: undefined,
    warning: warningOf(page),
    access: isChanged ? { changes: accessOf(records, page) } : undefined,
    otherChanges: otherChangesView(edit, allowedForm(network, kind), {
      fields: ['allowed'],
      label: () => label,
      value: (_, names) => inWords(names),
    }),
    consent: hiddenKeysConsent(network),
    isSaving: page.isSaving,
    failure: failedText(toasts.updateNetwork(network.netid), failure),
  };
}

function accessOf({ users, networkUsers: levels }: Records, { network, kind, edit }: Page) {
  const [accounts, networkUsers] = [valueOf(users.data), valueOf(levels.data)];
  if (!accounts || !networkUsers) return undefined;
  const networks = { before: network, after: withAllowed(network, kind, edit.after) };
  return changedAccess(accessByAllowed(networks, accounts, networkUsers));
}

function inWords(names: readonly string[]): string {
  return textFromList(names) || labels.value.notSet;
}

/** The server rejects any save of a network whose name only an older version accepted. */
function warningOf({ network, kind, edit }: Page): string | undefined {
  if (netidProblem(network.netid)) return sentences(rejectedNetidNotice.fact, rejectedNetidNotice.advice);
  return kind === 'groups' && edit.after.allowed.length === 0
    ? 'If no groups are selected, only the allowed users have access.'
    : undefined;
}
