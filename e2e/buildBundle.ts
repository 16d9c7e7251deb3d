import { build } from 'vite';

/** The end-to-end tests drive the bundle that would be deployed. */
export default async function buildBundle(): Promise<void> {
  await build({ logLevel: 'warn' });
}
