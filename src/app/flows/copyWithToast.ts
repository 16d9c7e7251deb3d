import { copyText } from '../../components/CopyButton/CopyButton.tsx';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { findTexts } from '../../domain/find/findText.ts';

/** Copies a text and reports the outcome in a toast, for actions without a button of their own. */
export async function copyWithToast(text: string): Promise<void> {
  const isCopied = await copyText(text);
  toastQueue.show({
    kind: isCopied ? 'success' : 'error',
    text: isCopied ? findTexts.copied : findTexts.notCopied,
    detail: text,
  });
}
