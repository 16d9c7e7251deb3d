import { Identifier } from '../../../components/Text/Text.tsx';
import { clientKey, type ExternalClientRef } from '../../../domain/externalClient/externalClient.ts';
import { departingClient } from '../../../domain/node/leftovers.ts';
import type { ChangeQuestion } from '../../shared/ChangeConfirm/ChangeConfirm.tsx';
import { isolated } from '../../../domain/text/isolated.ts';

export type ClientQuestion = {
  readonly verb: 'enable' | 'disable' | 'delete';
  readonly client: ExternalClientRef & { readonly gatewayName: string };
};

const verbs = { enable: 'Enable', disable: 'Disable', delete: 'Delete' } as const;

export function clientQuestion({ verb, client }: ClientQuestion): ChangeQuestion {
  const { network, clientId, gatewayName } = client;
  const key = clientKey(client);
  const isDeletion = verb === 'delete';
  return {
    title: `${verbs[verb]} ${isolated(clientId)}?`,
    message: (
      <>
        <Identifier isStrong>{clientId}</Identifier> {consequenceOf(verb, gatewayName)}
      </>
    ),
    confirmLabel: `${verbs[verb]} client`,
    isDanger: isDeletion,
    impact: [
      {
        netid: network,
        change: isDeletion
          ? { kind: 'removeClient', key }
          : { kind: 'enableClient', key, isEnabled: verb === 'enable' },
      },
    ],
    departing: isDeletion
      ? ({ clients }) => clients.filter((each) => clientKey(each) === key).map(departingClient)
      : undefined,
  };
}

function consequenceOf(verb: ClientQuestion['verb'], gateway: string): string {
  switch (verb) {
    case 'enable':
      return `will be able to reach the network through ${gateway} again, using its existing configuration.`;
    case 'disable':
      return 'won’t be able to reach the network until you enable it again. Its configuration stays valid.';
    case 'delete':
      return 'will permanently lose access. Its configuration can’t be reused. This can’t be undone.';
  }
}
