import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { RolePress } from '../roles/roleControl.ts';
import type { ListQuestion } from './listQuestion.ts';
import { nodeMenu } from './nodeMenu.ts';
import type { NodeRow } from './nodeRow.ts';
import { roleMenu } from './roleMenu.ts';

type NodeRowActionsProps = { row: NodeRow; onAsk: (question: ListQuestion) => void };

type TableActionsProps = NodeRowActionsProps & {
  /** Approve as its icon alone. */
  isCompact: boolean;
};

/** Approve where it is wanted; the rest in a menu. */
export function NodeRowActions({ row, onAsk, isCompact }: TableActionsProps) {
  const approveLabel = `${labels.action.approve} ${row.name}`;
  const approve = () => onAsk(approvalOf(row));
  return (
    <>
      {row.canApprove && isCompact && (
        <IconButton icon="check" label={approveLabel} isOutlined onPress={approve} />
      )}
      {row.canApprove && !isCompact && (
        <Button size="small" icon="check" aria-label={approveLabel} onPress={approve}>
          {labels.action.approve}
        </Button>
      )}
      <NodeMenu row={row} onAsk={onAsk} />
    </>
  );
}

function NodeMenu({ row, onAsk }: NodeRowActionsProps) {
  return (
    <Menu
      trigger={{ label: menuLabel(row), icon: 'more' }}
      sections={nodeMenu(row, () => onAsk(deletionOf(row)))}
    />
  );
}

/** With the roles, which have no column there. */
export function PhoneNodeMenu({
  row,
  onAsk,
  onRole,
}: NodeRowActionsProps & { onRole: (press: RolePress) => void }) {
  return (
    <Menu
      trigger={{ label: menuLabel(row), icon: 'moreVertical' }}
      sections={[...nodeMenu(row, () => onAsk(deletionOf(row))), ...roleMenu(row, onRole)]}
    />
  );
}

function menuLabel(row: NodeRow): string {
  return `More about ${row.name}`;
}

function deletionOf(row: NodeRow): ListQuestion {
  return { verb: 'delete', isBulk: false, nodes: [namedNode(row)], deletion: row.deletion };
}

export function approvalOf(row: NodeRow): ListQuestion {
  return { verb: 'approve', isBulk: false, nodes: [namedNode(row)] };
}

function namedNode({ node, name }: NodeRow) {
  return { ...node, name };
}
