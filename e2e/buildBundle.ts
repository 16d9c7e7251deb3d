import { build } from 'vite';

/** The bundle that would be deployed, for the end-to-end tests and the measurements. */
export default async function buildBundle(): Promise<void> {
  const environment = process.env.NODE_ENV;
  // What runs this sets another environment, which would bundle React's development build.
  process.env.NODE_ENV = 'production';
  try {
    await build({ logLevel: 'warn' });
  } finally {
    process.env.NODE_ENV = environment;
  }
}
