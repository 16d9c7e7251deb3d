import { loadTypeScript } from '../loadTypeScript.mjs';

const { takeScreenshots } = await loadTypeScript(new URL('screenshots.ts', import.meta.url));
await takeScreenshots('docs/images');
