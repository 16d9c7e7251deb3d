import { trialTexts } from '../acl/trialTexts.ts';
import {
  clientKey,
  externalClientText,
  type ExternalClient,
  type ExternalClientRef,
} from '../externalClient/externalClient.ts';
import { counted } from '../format/count.ts';
import { departingClient } from '../node/leftovers.ts';
import type { ReachChange } from '../reach/report/impact.ts';
import { canChangeClient } from '../session/permissions.ts';
import { isolated } from '../text/isolated.ts';
import { labels } from '../text/labels.ts';
import type { Known, RecordsNow } from './known.ts';
import { offering, type ActionOf, type Question, type WordsByKind } from './words.ts';

type OnClient = { readonly client: ExternalClientRef };

/** What can be done with an external client, by kind. */
export type ClientFields = { enableClient: OnClient; disableClient: OnClient; deleteClient: OnClient };

export type KnownClients = Pick<Known, 'viewer' | 'switching'> & Pick<RecordsNow, 'gateways'>;

const aClient = {
  noun: ['client'],
  name: ({ client }: OnClient) => client.clientId,
  record: ({ client }: OnClient, { clients }: RecordsNow) =>
    [...(clients?.values() ?? [])].flat().find((each) => clientKey(each) === clientKey(client)),
  fields: ['client'],
  isListed: ({ clients }: RecordsNow) => clients !== undefined,
} as const;

export const clientActions: WordsByKind<ClientFields, ExternalClient, KnownClients> = {
  enableClient: {
    ...aClient,
    label: () => 'Enable',
    named: (_, name) => `Enable ${name}`,
    icon: () => 'check',
    isMade: ({ isEnabled }) => isEnabled,
    obstacle: (client, _, known) =>
      obstacleOf(client, known) ?? (client.isEnabled ? 'Already enabled' : undefined),
    question: (client, _, { gateways }) => {
      const gateway = gateways?.get(client.ingressGatewayId);
      const through = gateway === undefined ? '' : ` through ${gateway}`;
      return questionOf(client, 'Enable', {
        message: `will be able to reach the network${through} again, using its existing configuration.`,
        change: { kind: 'enableClient', key: clientKey(client), isEnabled: true },
      });
    },
    questionForMany: (clients) => ({
      message: `${counted(clients.length, 'client')} will be able to reach the network again, with their existing configurations.`,
      impact: clients.map((client) =>
        changeIn(client, { kind: 'enableClient', key: clientKey(client), isEnabled: true }),
      ),
    }),
  },
  disableClient: {
    ...aClient,
    label: () => 'Disable',
    named: (_, name) => `Disable ${name}`,
    icon: () => 'ban',
    isMade: ({ isEnabled }) => !isEnabled,
    obstacle: (client, _, known) =>
      obstacleOf(client, known) ?? (client.isEnabled ? undefined : 'Already disabled'),
    question: (client) => ({
      ...questionOf(client, 'Disable', {
        message:
          'won’t be able to reach the network until you enable it again. Its configuration stays valid.',
        change: { kind: 'enableClient', key: clientKey(client), isEnabled: false },
      }),
      trialNote: trialTexts.settingsQuestion,
    }),
    questionForMany: (clients) => ({
      message: `${counted(clients.length, 'client')} won’t be able to reach the network until you enable them again. Their configurations stay valid.`,
      trialNote: trialTexts.settingsQuestion,
      impact: clients.map((client) =>
        changeIn(client, { kind: 'enableClient', key: clientKey(client), isEnabled: false }),
      ),
    }),
  },
  deleteClient: {
    ...aClient,
    label: () => labels.action.delete,
    named: (_, name) => `Delete ${name}`,
    step: ({ client }) => `Delete ${client.clientId} from ${client.network}`,
    icon: () => 'trash',
    isMade: 'gone',
    isDanger: true,
    obstacle: (client, _, known) => obstacleOf(client, known),
    question: (client) => ({
      ...questionOf(client, 'Delete', {
        message: 'will permanently lose access. Its configuration can’t be reused. This can’t be undone.',
        change: { kind: 'removeClient', key: clientKey(client) },
      }),
      isDanger: true,
      departing: () => [departingClient(client)],
    }),
    questionForMany: (clients) => ({
      message:
        'They will permanently lose access. Their configurations can’t be reused. This can’t be undone.',
      isDanger: true,
      consequences: [
        { label: 'Enabled clients', value: clients.filter(({ isEnabled }) => isEnabled).length },
      ],
      impact: clients.map((client) => changeIn(client, { kind: 'removeClient', key: clientKey(client) })),
      departing: () => clients.map(departingClient),
    }),
  },
};

/** What the selection bar offers for clients. */
export const actionsOnClients: readonly ((
  client: ExternalClientRef,
) => ActionOf<ClientFields, keyof ClientFields>)[] = [
  (client) => ({ kind: 'enableClient', client }),
  (client) => ({ kind: 'disableClient', client }),
  (client) => ({ kind: 'deleteClient', client }),
];

const offer = offering(clientActions);

/** What a list offers for a client, and the palette too. */
export function clientOffers(client: ExternalClient, known: KnownClients) {
  const { network, clientId } = client;
  const on = { client: { network, clientId } };
  return {
    toggle: client.isEnabled
      ? offer(client, { kind: 'disableClient', ...on }, known)
      : offer(client, { kind: 'enableClient', ...on }, known),
    remove: offer(client, { kind: 'deleteClient', ...on }, known),
  };
}

function obstacleOf(client: ExternalClient, { viewer, switching }: KnownClients): string | undefined {
  if (!canChangeClient(viewer, client)) return externalClientText.notOwner;
  return switching.has(clientKey(client)) ? externalClientText.changePending : undefined;
}

/** `message` continues a sentence that begins with the client. */
function questionOf(
  client: ExternalClient,
  verb: string,
  { message, change }: { readonly message: string; readonly change: ReachChange },
): Question {
  return {
    title: `${verb} ${isolated(client.clientId)}?`,
    message: [{ identifier: client.clientId }, ` ${message}`],
    confirmLabel: `${verb} client`,
    impact: [changeIn(client, change)],
  };
}

function changeIn({ network }: ExternalClientRef, change: ReachChange) {
  return { netid: network, change };
}
