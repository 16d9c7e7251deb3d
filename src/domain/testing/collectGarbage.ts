/**
 * Frees whatever nothing refers to. A weak reference keeps its object until the task that read it is over. Node’s modules
 * are asked for at run time, since tests of pages are bundled as for a browser.
 */
export async function collectGarbage(): Promise<void> {
  process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
  const collect: unknown = process.getBuiltinModule('node:vm').runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This runtime can’t collect garbage on request');
  // One round does not free everything when other tests have run in the process before.
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    collect();
  }
}
