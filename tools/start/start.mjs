import './checkNode.mjs';

// Imported here, because the check has to run before packages load.
const { loadTypeScript } = await import('../loadTypeScript.mjs');
const { run } = await loadTypeScript(new URL('startConsole.ts', import.meta.url));
process.exit(await run(process.argv.slice(2)));
