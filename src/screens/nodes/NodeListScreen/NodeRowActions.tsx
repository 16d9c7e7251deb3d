import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { ListQuestion } from './listQuestion.ts';
import { nodeMenu } from './nodeMenu.ts';
import type { NodeRow } from './nodeRow.ts';

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

export function NodeMenu({ row, onAsk, isOnPhone = false }: NodeRowActionsProps & { isOnPhone?: boolean }) {
  return (
    <Menu
      trigger={{ label: `More about ${row.name}`, icon: isOnPhone ? 'moreVertical' : 'more' }}
      sections={nodeMenu(row, () =>
        onAsk({ verb: 'delete', isBulk: false, nodes: [namedNode(row)], deletion: row.deletion }),
      )}
    />
  );
}

export function approvalOf(row: NodeRow): ListQuestion {
  return { verb: 'approve', isBulk: false, nodes: [namedNode(row)] };
}

function namedNode({ node, name }: NodeRow) {
  return { ...node, name };
}
