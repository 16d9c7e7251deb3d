import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { departingClient, type Leftover } from '../../../domain/node/leftovers.ts';
import type { ReachChange } from '../../../domain/reach/report/impact.ts';
import {
  chosenLeftovers,
  LeftoverList,
  leftoverOption,
  useLeftovers,
} from '../../shared/Leftovers/Leftovers.tsx';
import { ReachImpactOf } from '../../shared/ReachImpact/ReachImpact.tsx';
import type { ClientRow } from './clientRows.ts';

export type ClientConfirmKind = 'enable' | 'disable' | 'delete';

type ClientQuestionProps = {
  kind: ClientConfirmKind;
  row: Pick<ClientRow, 'ref' | 'clientId' | 'gatewayName'>;
  onYes: (leftovers: readonly Leftover[]) => void;
  onNo: () => void;
};

const verbs = { enable: 'Enable', disable: 'Disable', delete: 'Delete' } as const;

export function ClientConfirm({ kind, row, onYes, onNo }: ClientQuestionProps) {
  const key = clientKey(row.ref);
  const change: ReachChange =
    kind === 'delete'
      ? { kind: 'removeClient', key }
      : { kind: 'enableClient', key, isEnabled: kind === 'enable' };
  const leftoversOf = useLeftovers();
  const leftovers =
    kind === 'delete'
      ? leftoversOf(({ clients }) =>
          clients.filter((client) => clientKey(client) === key).map(departingClient),
        )
      : [];
  return (
    <ConfirmDialog
      isOpen
      details={
        <>
          <ReachImpactOf netid={row.ref.network} change={change} />
          {kind === 'delete' && <LeftoverList leftovers={leftovers} />}
        </>
      }
      {...leftoverOption(leftovers)}
      title={`${verbs[kind]} ${row.clientId}?`}
      message={
        <>
          <strong>
            <Identifier>{row.clientId}</Identifier>
          </strong>{' '}
          {consequenceOf(kind, row.gatewayName)}
        </>
      }
      confirmLabel={`${verbs[kind]} client`}
      isDanger={kind === 'delete'}
      onConfirm={(isCleaningUp) => onYes(chosenLeftovers(leftovers, isCleaningUp))}
      onCancel={onNo}
    />
  );
}

function consequenceOf(kind: ClientConfirmKind, gateway: string): string {
  switch (kind) {
    case 'enable':
      return `will be able to reach the network through ${gateway} again, using its existing configuration.`;
    case 'disable':
      return 'won’t be able to reach the network until you enable it again. Its configuration stays valid.';
    case 'delete':
      return 'will permanently lose access. Its configuration can’t be reused. This can’t be undone.';
  }
}
