import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { grouped } from '../../../domain/format/count.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { BulkResultView } from '../../../domain/node/bulkResult.ts';
import * as css from './BulkResultDialog.css.ts';

const tones = { waiting: 'pending', done: 'healthy', failed: 'error' } as const;

type BulkResultDialogProps = { result: BulkResultView; onRetry: () => void; onClose: () => void };

/** How each node fared. The work goes on when it is closed. */
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
            <span className={css.name}>
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
