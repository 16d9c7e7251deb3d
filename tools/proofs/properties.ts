import fc from 'fast-check';

const runs = Number(process.env.TEST_PROPERTY_RUNS);

/** A fixed seed makes tests reproducible. `npm run test:properties` tries many other cases. */
fc.configureGlobal(runs ? { numRuns: runs } : { seed: 1 });
