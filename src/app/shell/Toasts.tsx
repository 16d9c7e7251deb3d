import { Suspense, useState, useSyncExternalStore } from 'react';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';

// If the file fails to load, the form still works.
const ToastRegion = lazyComponent(() =>
  import('../../components/Toast/ToastRegion.tsx').then(
    (file) => file.ToastRegion,
    () => () => null,
  ),
);

/** The toasts of the login form, which load their file with the first one. */
export function Toasts() {
  const { latest } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const [isNeeded, setIsNeeded] = useState(false);
  if (latest && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}
