import { copyText } from '../../components/CopyButton/CopyButton.tsx';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { findTexts } from '../../domain/find/findText.ts';

export async function copyWithToast(text: string, isShown = true): Promise<void> {
  const isCopied = await copyText(text);
  toastQueue.show({
    kind: isCopied ? 'success' : 'error',
    text: isCopied ? findTexts.copied : findTexts.notCopied,
    ...(isShown && { detail: text }),
  });
}
