import type { Edit } from '../../../domain/edit/edit.ts';
import { grouped } from '../../../domain/format/count.ts';
import { textFromList } from '../../../domain/list.ts';
import type { Network } from '../../../domain/network/network.ts';
import { changesRanges } from '../../../domain/network/networkEdit.ts';
import {
  networkEditForm,
  networkSections,
  type KnownToNetwork,
  type NetworkForm,
  type NetworkLocks,
} from '../../../domain/network/networkForm.ts';
import { netidProblem } from '../../../domain/network/networkRules.ts';
import { rejectedNetidNotice } from '../../../domain/network/networkText.ts';
import { proSettingsOf } from '../../../domain/network/proSettings.ts';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { Consent, Editor, ReadOnlyState } from '../../editor/RecordEditor/editorView.ts';
import type { RecordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { hiddenKeysConsent } from '../hiddenKeysConsent.ts';

export const networkEditDenied: RecordPlaceholderView = {
  status: 'noRecord',
  heading: 'You can’t edit this network',
  text: 'Only administrators and network administrators can edit a network.',
  listHref: paths.networks(),
  listLabel: 'See your networks',
};

export type KnownToNetworkEditor = NetworkLocks &
  KnownToNetwork & {
    readonly network: Network;
    readonly isEE: boolean;
    readonly canEditAllowed: boolean;
  };

export const networkEditor: Editor<Network, NetworkForm, KnownToNetworkEditor> = {
  form: networkEditForm,
  noun: 'network',
  texts: toasts.updateNetwork,
  nameOf: ({ netid }) => netid,
  sections: (known) =>
    Object.entries(networkSections)
      .filter(([id]) => id !== 'enterprise' || known.isEE)
      .map(([id, title]) => ({ id, title, readOnly: id === 'enterprise' ? allowedLists(known) : [] })),
  rest: ({ stored }, known) => ({
    rejection: netidProblem(known.network.netid) && rejectedNetidNotice,
    consents: consents(known, stored),
  }),
};

function allowedLists({ network, canEditAllowed }: KnownToNetworkEditor): readonly ReadOnlyState[] {
  const { netid } = network;
  const { allowedGroups, allowedUsers } = proSettingsOf(network);
  return [
    {
      label: 'Allowed groups',
      value: textFromList(allowedGroups),
      reason: 'Groups whose members can use the network',
      ...(canEditAllowed && { link: { href: paths.editNetworkGroups(netid), label: 'Edit allowed groups' } }),
    },
    {
      label: 'Allowed users',
      value: textFromList(allowedUsers),
      reason: 'Users who can use the network in addition to these groups',
      ...(canEditAllowed && { link: { href: paths.editNetworkUsers(netid), label: 'Edit allowed users' } }),
    },
  ];
}

function consents({ network, nodes }: KnownToNetworkEditor, edit: Edit<NetworkForm>): readonly Consent[] {
  const ofKeys = hiddenKeysConsent(network);
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
    ...(ofKeys ? [ofKeys] : []),
  ];
}
