import { build } from 'vite';

/** Builds the production bundle for end-to-end tests and benchmarks. */
export default async function buildBundle(): Promise<void> {
  const environment = process.env.NODE_ENV;
  // Vitest sets another environment, which would bundle React's development build.
  process.env.NODE_ENV = 'production';
  try {
    await build({ logLevel: 'warn' });
  } finally {
    process.env.NODE_ENV = environment;
  }
}
