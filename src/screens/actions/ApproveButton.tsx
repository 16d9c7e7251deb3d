import { Button } from '../../components/Button/Button.tsx';
import type { Act } from '../../domain/actions/action.ts';
import type { NamedNode } from '../../domain/node/node.ts';
import { labels } from '../../domain/text/labels.ts';

type ApproveButtonProps = { node: NamedNode; onAct: Act };

export function ApproveButton({ node, onAct }: ApproveButtonProps) {
  return (
    <Button
      size="small"
      icon="check"
      aria-label={`${labels.action.approve} ${node.name}`}
      onPress={() => onAct([{ kind: 'approveNode', node }])}
    >
      {labels.action.approve}
    </Button>
  );
}
