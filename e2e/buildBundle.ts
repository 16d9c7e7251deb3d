import { build } from 'vite';
import { buildInPlace } from '../tools/build/inPlace.ts';

export default async function buildBundle(): Promise<void> {
  const environment = process.env.NODE_ENV;
  // Vitest sets another environment, which would bundle React's development build.
  process.env.NODE_ENV = 'production';
  try {
    await buildInPlace('dist', (outDir) => build({ logLevel: 'warn', build: { outDir } }));
  } finally {
    process.env.NODE_ENV = environment;
  }
}
