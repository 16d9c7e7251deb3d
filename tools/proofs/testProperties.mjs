// Runs the property tests with 2,000 new random cases each, unless a test sets its own number.
import { runVitest } from './runVitest.mjs';

runVitest(
  [
    '--project=unit',
    '--project=proof-app',
    // These proofs have no random cases.
    '--exclude=src/app/testing/robustness/**',
    '--testTimeout=600000',
  ],
  { TEST_PROPERTY_RUNS: '2000' },
);
