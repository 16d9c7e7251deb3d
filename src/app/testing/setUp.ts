import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Test files share the page and the app's modules, whose stores have state. Reset both before and after each test.

if (typeof document !== 'undefined') {
  const { resetApp } = await import('./resetApp.ts');
  const { cleanup, configure } = await import('@testing-library/react');
  // Transforming the files of a page for the first time can take seconds.
  configure({ asyncUtilTimeout: 20_000 });
  beforeEach(resetApp);
  // The shell loads its overlays when it is idle, and vitest fails a load that goes on after the last test of a file.
  afterAll(() => vi.dynamicImportSettled());
  // Runs before the hook below and removes stubs, so that it clears the browser's real storage.
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    resetApp();
    document.body.replaceChildren();
    document.documentElement.removeAttribute('class');
    delete document.documentElement.dataset['theme'];
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
