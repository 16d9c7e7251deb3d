import { Suspense, useState, useSyncExternalStore } from 'react';
import { optionalComponent } from '../../components/Lazy/lazyComponent.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';

const ToastRegion = optionalComponent(
  async () => (await import('../../components/Toast/ToastRegion.tsx')).ToastRegion,
);

/** The toasts, which load their file with the first one. */
export function Toasts() {
  const { latest } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const [isNeeded, setIsNeeded] = useState(false);
  if (latest && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}

/** Each login shows a toast. */
export const loadToasts = () => ToastRegion.preload();
