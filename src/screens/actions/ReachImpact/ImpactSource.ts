import { createContext, type ReactNode } from 'react';
import type { ReachChange } from '../../../domain/reach/report/reachChange.ts';

export type ReachImpactOfProps = {
  netid: string;
  change: ReachChange;
  /** @default 'Connectivity impact' */
  heading?: string;
  /** Shown when there is nothing to list. */
  none?: string;
};

/** Renders the effect of a change. The app provides it; without it nothing is shown. */
export const ImpactSource = createContext<(props: ReachImpactOfProps) => ReactNode>(() => undefined);
