import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { BulkBar, BulkDivider } from '../../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../../../domain/format/count.ts';
import type { BulkResultView } from '../../../domain/node/bulkResult.ts';
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

const tones = { waiting: 'pending', done: 'healthy', failed: 'error' } as const;

type BulkResultDialogProps = { result: BulkResultView; onRetry: () => void; onClose: () => void };

export function BulkResultDialog({ result, onRetry, onClose }: BulkResultDialogProps) {
  const { title, items, isRunning, failedCount } = result;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          {!isRunning && failedCount > 0 && (
            <Button size="form" icon="refresh" onPress={onRetry}>
              {`Retry ${grouped(failedCount)} failed`}
            </Button>
          )}
          <Button size="form" kind="primary" onPress={onClose}>
            Close
          </Button>
        </>
      }
    >
      <ul className={css.list} aria-live="polite">
        {items.map(({ key, name, outcome, text }) => (
          <li key={key} className={css.item}>
            <ToneGlyph tone={tones[outcome]} />
            <span className={css.resultName}>
              <Identifier>{name}</Identifier>
            </span>
            <Text as="span" tone={outcome === 'failed' ? 'error' : 'secondary'}>
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
