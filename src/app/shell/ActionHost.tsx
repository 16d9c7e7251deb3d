import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';
import { askedStore } from '../stores/asked.ts';

export const AskedQuestion = lazyComponent(async () => (await import('./AskedQuestion.tsx')).AskedQuestion);

/** Asks before the actions of any page are made. */
export function ActionHost() {
  const { asked } = useSnapshot(askedStore);
  return (
    asked && (
      <Suspense>
        <AskedQuestion asked={asked} />
      </Suspense>
    )
  );
}
