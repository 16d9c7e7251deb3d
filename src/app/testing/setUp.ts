import { afterEach, beforeEach, vi } from 'vitest';

// Test files share the app's modules, whose stores have a state, and a page. Each test gets both as they are in a
// browser that was never here, and leaves nothing behind.

if (typeof document !== 'undefined') {
  const { resetApp } = await import('./resetApp.ts');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine takes seconds to transform the files of a page that no test before has opened.
  configure({ asyncUtilTimeout: 20_000 });
  beforeEach(resetApp);
  // Called before the function below: the storage that is emptied is the browser's own.
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
