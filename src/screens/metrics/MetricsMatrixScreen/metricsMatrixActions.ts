import type { MatrixFilter } from './metricsMatrixQuery.ts';

export type MetricsMatrixActions = {
  readonly refresh: () => void;
  readonly filter: (changes: Partial<MatrixFilter>) => void;
};
