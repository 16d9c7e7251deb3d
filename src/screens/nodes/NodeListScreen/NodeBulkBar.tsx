import { BulkBar, BulkDivider } from '../../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { exportItems, type ListQuestion, type NodeListActions } from './nodeListActions.ts';
import type { SelectionView } from './selectionView.ts';
import * as css from './NodeListScreen.css.ts';

type NodeBulkBarProps = {
  selection: SelectionView;
  on: NodeListActions;
  onAsk: (question: ListQuestion) => void;
};

/** What can be done with the selected nodes at once. */
export function NodeBulkBar({ selection, on, onAsk }: NodeBulkBarProps) {
  const { count, approvable, deletable, deletion } = selection;
  return (
    <BulkBar count={count} onClear={() => on.select(new Set())}>
      {approvable.length > 0 && (
        <Button
          kind="ghost"
          icon="check"
          onPress={() =>
            onAsk({ verb: 'approve', isBulk: true, nodes: approvable, leftOut: count - approvable.length })
          }
        >
          {labels.action.approve}
        </Button>
      )}
      <Menu
        trigger={{
          label: 'Export selected',
          content: (
            <span className={css.trigger}>
              <Icon name="download" size={14} /> {labels.action.export}
            </span>
          ),
        }}
        sections={[{ id: 'formats', items: exportItems((format) => on.export(format, 'selected')) }]}
      />
      <BulkDivider />
      <Button
        kind="dangerText"
        icon="trash"
        onPress={() =>
          onAsk({
            verb: 'delete',
            isBulk: true,
            nodes: deletable,
            deletion,
            leftOut: count - deletable.length,
          })
        }
        disabledReason={deletion.reason}
      >
        {labels.action.delete}
      </Button>
    </BulkBar>
  );
}
