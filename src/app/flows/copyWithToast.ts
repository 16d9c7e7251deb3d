import { copyText } from '../../components/CopyButton/CopyButton.tsx';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { labels } from '../../domain/text/labels.ts';

export async function copyWithToast(text: string, isShown = true): Promise<void> {
  const isCopied = await copyText(text);
  toastQueue.show({
    kind: isCopied ? 'success' : 'error',
    text: isCopied ? labels.copy.done : labels.copy.failed,
    ...(isShown && { detail: text }),
  });
}
