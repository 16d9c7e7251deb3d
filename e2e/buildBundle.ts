import { build } from 'vite';

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
