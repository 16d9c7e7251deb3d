import { toastQueue } from '../../components/Toast/toastQueue.ts';

/**
 * Tells the person of what went wrong outside of drawing, where no error boundary stands. What happens again and again
 * is told in one toast.
 */
export function startErrorReports(): () => void {
  const onError = ({ error }: ErrorEvent) => {
    // Without an error the browser only mentions something: a size observer that gave way, a script of an extension.
    if (error !== null && error !== undefined) void tell(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => void tell(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

async function tell(error: unknown): Promise<void> {
  const { detail, report } = await describe(error);
  toastQueue.show({
    id: `unexpected ${detail}`,
    kind: 'error',
    text: 'Something in the console went wrong',
    detail,
    ...(report !== undefined && { report }),
  });
}

/** The login form is drawn without what knows how to describe an error; where that does not come, little is said. */
async function describe(error: unknown): Promise<{ detail: string; report?: string }> {
  try {
    const { descriptionOf } = await import('../crash/descriptionOf.ts');
    return descriptionOf({ error, componentStack: '' });
  } catch {
    return { detail: 'What went wrong could not be described: a part of the console could not be loaded.' };
  }
}
