import fc from 'fast-check';

const runs = Number(process.env.TEST_PROPERTY_RUNS);

/** A test finds the same on every machine, so its cases are the same; `npm run test:properties` tries many others. */
fc.configureGlobal(runs ? { numRuns: runs } : { seed: 1 });
