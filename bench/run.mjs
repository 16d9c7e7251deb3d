// Measurements of the built console, printed and never judged: `npm run bench`. Loaded through Vite because Node 20
// does not read TypeScript.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./bench/nodeList.ts');
await module.run();
