import { createContext } from 'react';
import type { Caught } from './ErrorBoundary.tsx';

type Crash = Pick<Caught, 'error' | 'componentStack'>;

/** What a person may send on about a crash. Whoever knows what is secret provides it; alone it says nothing of it. */
export const ReportText = createContext<(crash: Crash) => string>(() => 'Something was thrown here.');
