import { counted } from '../../../domain/format/count.ts';
import type { ReachChange } from '../../../domain/reach/report/impact.ts';
import { labels } from '../../../domain/text/labels.ts';
import { chosenLeftovers, LeftoverList, leftoverOption } from '../../shared/Leftovers/Leftovers.tsx';
import { ReachImpacts } from '../../shared/ReachImpact/ReachImpact.tsx';
import type { BulkAction, BulkDefinition } from '../../shared/RecordList/SelectionBar.tsx';
import type { ClientRow } from './clientRows.ts';
import type { ClientListActions } from './externalClientsView.ts';

const refOf = ({ ref }: ClientRow) => ref;

export const clientBulk: BulkDefinition<ClientRow, ClientListActions> = {
  nameOf: ({ clientId }) => clientId,
  noun: ['client'],
  save: (format, rows, on) =>
    on.saveRecords?.(
      format,
      rows.map(({ clientId, network, gatewayName, addresses, description, isEnabled }) => ({
        clientId,
        network,
        gateway: gatewayName,
        addresses: addresses.join(' '),
        description,
        isEnabled,
      })),
    ),
  actions: [
    switchAction(true),
    switchAction(false),
    {
      label: labels.action.delete,
      icon: 'trash',
      isDanger: true,
      obstacle: ({ obstacle }) => obstacle,
      question: (rows, on) => {
        const leftovers = on.leftoversOf(rows);
        return {
          message:
            'They will permanently lose access. Their configurations can’t be reused. This can’t be undone.',
          consequences: [{ label: 'Of these, enabled', value: rows.filter((row) => row.isEnabled).length }],
          details: (
            <>
              <Impact rows={rows} changeOf={(key) => ({ kind: 'removeClient', key })} />
              <LeftoverList leftovers={leftovers} />
            </>
          ),
          ...leftoverOption(leftovers),
        };
      },
      apply: (rows, on, isCleaningUp) =>
        on.removeAll(rows.map(refOf), chosenLeftovers(on.leftoversOf(rows), isCleaningUp)),
    },
  ],
};

function switchAction(isEnabled: boolean): BulkAction<ClientRow, ClientListActions> {
  return {
    label: isEnabled ? 'Enable' : 'Disable',
    icon: isEnabled ? 'check' : 'minus',
    obstacle: (row) =>
      row.obstacle ??
      (row.isEnabled === isEnabled ? `Already ${isEnabled ? 'enabled' : 'disabled'}` : undefined),
    question: (rows) => ({
      message: isEnabled
        ? `${counted(rows.length, 'client')} will be able to reach the network again, with their existing configurations.`
        : `${counted(rows.length, 'client')} won’t be able to reach the network until you enable them again. Their configurations stay valid.`,
      details: <Impact rows={rows} changeOf={(key) => ({ kind: 'enableClient', key, isEnabled })} />,
    }),
    apply: (rows, on) => on.setAllEnabled(rows.map(refOf), isEnabled),
  };
}

type ImpactProps = { rows: readonly ClientRow[]; changeOf: (key: string) => ReachChange };

function Impact({ rows, changeOf }: ImpactProps) {
  return (
    <ReachImpacts changes={rows.map(({ key, network }) => ({ netid: network, change: changeOf(key) }))} />
  );
}
