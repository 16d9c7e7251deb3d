import { Suspense, useState, useSyncExternalStore } from 'react';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';

// Without a connection no toast is shown, which is no reason to show no form either.
const ToastRegion = lazyComponent(() =>
  import('../../components/Toast/ToastRegion.tsx').then(
    (file) => file.ToastRegion,
    () => () => null,
  ),
);

/** The toasts of the login form, which is drawn without their file: they load it with the first one. */
export function Toasts() {
  const { latest } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const [isNeeded, setIsNeeded] = useState(false);
  if (latest && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}
