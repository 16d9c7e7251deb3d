import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { BulkBar, BulkDivider } from '../../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { exportItems, type ConfirmingActions } from './nodeListActions.ts';
import * as css from './NodeListScreen.css.ts';
import type { SelectionView } from './nodeRow.ts';

type NodeBulkBarProps = { selection: SelectionView; on: ConfirmingActions };

export function NodeBulkBar({ selection, on }: NodeBulkBarProps) {
  const isPhone = useFrameWidth() === 'phone';
  const { count, approvable, deletable, deletion } = selection;
  if (isPhone || count === 0) return null;
  return (
    <BulkBar count={count} onClear={() => on.select(new Set())}>
      {approvable.length > 0 && (
        <Button
          kind="ghost"
          icon="check"
          onPress={() =>
            on.ask({ verb: 'approve', isBulk: true, nodes: approvable, leftOut: count - approvable.length })
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
          on.ask({
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
