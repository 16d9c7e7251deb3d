import { build } from 'vite';

/** The end-to-end tests drive the bundle that would be deployed. */
export default async function buildBundle(): Promise<void> {
  const environment = process.env.NODE_ENV;
  // The test runner's "test" would bundle React's development build.
  process.env.NODE_ENV = 'production';
  try {
    await build({ logLevel: 'warn' });
  } finally {
    process.env.NODE_ENV = environment;
  }
}
