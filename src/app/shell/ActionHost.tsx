import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../components/Lazy/lazyComponent.ts';
import { askedStore, closeAsked } from '../stores/asked.ts';

export const AskedQuestion = lazyComponent(async () => (await import('./AskedQuestion.tsx')).AskedQuestion);

/** Asks before the actions of any page are made. */
export function ActionHost() {
  const { asked } = useSnapshot(askedStore);
  // The crash page replaces the host. A question whose file failed to load would then take every other page too.
  useEffect(() => closeAsked, []);
  return (
    asked && (
      <Suspense>
        <AskedQuestion asked={asked} />
      </Suspense>
    )
  );
}
