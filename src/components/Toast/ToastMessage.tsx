import { Text, UNSTABLE_Toast as AriaToast } from 'react-aria-components';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/type.css.ts';
import * as css from './Toast.css.ts';
import { ToastGlyph } from './ToastGlyph.tsx';
import { type Toast, toastLifetime } from './toastQueue.ts';

type ToastMessageProps = { toast: Toast; isPaused: boolean; onClose: () => void };

/** One toast: glyph or spinner, what happened, its detail, and the time that is left. */
export function ToastMessage({ toast, isPaused, onClose }: ToastMessageProps) {
  const { id, kind, text, detail, report, at } = toast;
  return (
    <AriaToast toast={{ key: id, content: toast }} className={`${css.toast} ${focusRing}`}>
      <span className={css.glyph}>
        <ToastGlyph kind={kind} />
      </span>
      <div className={css.words}>
        <Text slot="title" className={css.text}>
          {text}
        </Text>
        {detail && (
          <Text slot="description" className={`${css.detail} ${type.hint}`}>
            {detail}
          </Text>
        )}
      </div>
      {report !== undefined && (
        <span className={css.close}>
          <CopyButton value={report} label="error report" />
        </span>
      )}
      <span className={css.close}>
        <IconButton icon="close" label="Close" size="small" onPress={onClose} />
      </span>
      {kind !== 'pending' && <TimeBar key={at} isPaused={isPaused} />}
    </AriaToast>
  );
}

function TimeBar({ isPaused }: { isPaused: boolean }) {
  return (
    <div
      className={css.timeBar}
      style={{ animationDuration: `${toastLifetime}ms` }}
      data-paused={isPaused || undefined}
    />
  );
}
