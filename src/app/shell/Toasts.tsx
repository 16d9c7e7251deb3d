import { Suspense, useState, useSyncExternalStore } from 'react';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { lazyComponent, type Load } from './crash/lazyComponent.tsx';

export const loadToasts: Load = async () =>
  (await import('../../components/Toast/ToastRegion.tsx')).ToastRegion;

// Without a connection no toast is shown, which is no reason to show no page either.
const ToastRegion = lazyComponent(loadToasts, () => null);

/** Loaded with the first toast, since the login form is drawn without, and there from then on. */
export function Toasts() {
  const { latest } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const [isNeeded, setIsNeeded] = useState(false);
  if (latest && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}
