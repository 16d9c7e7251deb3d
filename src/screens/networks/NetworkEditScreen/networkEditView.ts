import { grouped } from '../../../domain/format/count.ts';
import type { Edit, ServerOverride } from '../../../domain/edit/edit.ts';
import type { SaveFailure } from '../../../domain/failure.ts';
import { textFromList } from '../../../domain/list.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Network } from '../../../domain/network/network.ts';
import {
  changesRanges,
  networkEditProblems,
  networkFieldLock,
  capacityProblems,
  unlockedNetworkEdit,
  type NetworkEditContext,
} from '../../../domain/network/networkEdit.ts';
import {
  networkFields,
  networkFieldTexts,
  networkForm,
  withNetworkChanges,
  type NetworkField,
  type NetworkForm,
} from '../../../domain/network/networkForm.ts';
import {
  networkOverrideText,
  networkFieldValue,
  rangeHint,
  rejectedNetidNotice,
} from '../../../domain/network/networkText.ts';
import { netidProblem } from '../../../domain/network/networkRules.ts';
import {
  editedRangeReport,
  networkEditWarnings,
  otherRanges,
} from '../../../domain/network/networkWarnings.ts';
import type { Node } from '../../../domain/node/node.ts';
import { defaultProSettings } from '../../../domain/network/networkWire.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevelChoice, accessLevels } from '../../../domain/session/accessLevel.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { RecordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import type { FieldLabels } from '../../editor/EditConflicts/editConflictsView.ts';
import {
  type Consent,
  type EditorSection,
  type EditorView,
  type ReadOnlyState,
  changesToSend,
  fieldStates,
  warningsIn,
} from '../../editor/RecordEditor/editorView.ts';
import { hiddenKeysConsent } from '../hiddenKeysConsent.ts';
import { enterpriseLayout, networkEditLayout } from './networkEditLayout.ts';
import { trimmed } from '../../../domain/trimmed.ts';

export type NetworkEditInput = Pick<NetworkEditContext, 'server'> & {
  readonly network: Network;
  readonly isDeleted: boolean;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly networks: readonly Network[];
  readonly isEE: boolean;
  readonly canEditAllowed: boolean;
  readonly edit: Edit<NetworkForm>;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  readonly overrides: readonly ServerOverride<NetworkForm>[] | undefined;
  /** Steps that the server left undone after it saved the network. */
  readonly unfinished?: string | undefined;
};

export const networkEditDenied: RecordPlaceholderView = {
  status: 'noRecord',
  heading: 'You can’t edit this network',
  text: 'Only administrators and network administrators can edit a network.',
  listHref: paths.networks(),
  listLabel: 'See your networks',
};

const words: FieldLabels<NetworkForm> = {
  fields: networkFields,
  label: (field) => networkFieldTexts[field].label,
  value: networkFieldValue,
};

const levels = accessLevels.map(({ level }) => ({
  id: String(level),
  label: accessLevelChoice(String(level)),
}));

export function networkEditView(input: NetworkEditInput): EditorView<NetworkField> {
  const { network, edit, isEE, isDeleted } = input;
  const sendable = unlockedNetworkEdit(edit, input);
  const current = networkForm(network);
  const sent = networkForm(withNetworkChanges(network, sendable));
  const { changed, changes, otherChanges, stateOf } = changesToSend({ edit, sendable, sent, current }, words);
  const asked = { before: current, after: sent };
  const problem = problemsOf(input, sendable, asked);
  const warnings = networkEditWarnings(asked, input);
  const warning = (field: NetworkField) => (problem(field) === undefined ? warnings[field] : undefined);
  const layout = isEE ? [...networkEditLayout, enterpriseLayout] : networkEditLayout;

  return {
    name: network.netid,
    sections: layout.map((section): EditorSection<NetworkField> => ({
      ...section,
      fields: fieldStates(section.fields, edit.after, (field) => {
        const change = stateOf(field);
        return {
          ...change,
          was: [change.was, rangeNote(field, input, asked)].filter(Boolean).join('. '),
          help: networkFieldTexts[field].help,
          lockedReason: networkFieldLock(field, input),
          problem: problem(field),
          isRejected: !change.isChanged && problem(field) !== undefined,
          warning: warning(field),
          options: levels,
        };
      }),
      readOnly: section.id === enterpriseLayout.id ? allowedLists(input) : [],
    })),
    rejection: netidProblem(network.netid) && rejectedNetidNotice,
    changes,
    otherChanges: isDeleted ? { conflicts: [], newValues: [] } : otherChanges,
    warnings: warningsIn(changed, warning, words),
    consents: consents(input, asked),
    isSaving: input.isSaving,
    deletedText: isDeleted ? 'This network was deleted by someone else.' : undefined,
    failure: failedText(toasts.updateNetwork(network.netid), input.failure),
    overrides: [
      ...(input.overrides?.map(networkOverrideText) ?? []),
      ...(input.unfinished ? [input.unfinished] : []),
    ],
  };
}

function problemsOf(input: NetworkEditInput, edit: Edit<NetworkForm>, asked: Edit<NetworkForm>) {
  const problems = networkEditProblems(edit);
  const room = capacityProblems(asked, input);
  return (field: NetworkField): string | undefined => {
    const problem = problems[field];
    return problem ? messages[problem] : room[field];
  };
}

function rangeNote(field: NetworkField, input: NetworkEditInput, { before, after }: Edit<NetworkForm>) {
  if (field !== 'addressRange' && field !== 'addressRange6') return undefined;
  const typed = trimmed(input.edit.after[field]);
  const report = before[field] === after[field] ? undefined : editedRangeReport(typed, field, input);
  return report && rangeHint(report, otherRanges(field, input.network.netid, input.networks).length);
}

function allowedLists({ network, canEditAllowed }: NetworkEditInput): readonly ReadOnlyState[] {
  const { netid, proSettings = defaultProSettings } = network;
  return [
    {
      label: 'Allowed groups',
      value: textFromList(proSettings.allowedGroups),
      reason: 'Groups whose members can use the network',
      ...(canEditAllowed && { link: { href: paths.editNetworkGroups(netid), label: 'Edit allowed groups' } }),
    },
    {
      label: 'Allowed users',
      value: textFromList(proSettings.allowedUsers),
      reason: 'Users who can use the network in addition to these groups',
      ...(canEditAllowed && { link: { href: paths.editNetworkUsers(netid), label: 'Edit allowed users' } }),
    },
  ];
}

function consents({ network, nodes }: NetworkEditInput, edit: Edit<NetworkForm>): readonly Consent[] {
  const hiddenKeys = network.accessKeys.filter((key) => key.secret.hidden).length;
  return [
    ...(changesRanges(edit) && nodes.length > 0
      ? [
          {
            id: 'ranges',
            label:
              nodes.length === 1
                ? 'Give the node a new address'
                : `Give all ${grouped(nodes.length)} nodes new addresses`,
            consequence:
              'Changing the range gives every node a new address immediately. External clients keep their addresses. ' +
              'Anything that uses an old address (egress rules, scripts, custom DNS entries) will stop working until you update it.',
          },
        ]
      : []),
    ...(hiddenKeys > 0 ? [hiddenKeysConsent(hiddenKeys)] : []),
  ];
}
