/** One of the browser's storages, which may be blocked, full or gone: then nothing is kept, and nothing breaks. */
function storageIn(area: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): void {
      try {
        area().setItem(key, value);
      } catch {
        // What could not be kept lasts as long as the page.
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left behind.
      }
    },
  };
}

/** Of all tabs, and still there when the browser is started again. */
export const storage = storageIn(() => window.localStorage);

/** Of this tab, for as long as it is open. */
export const tabStorage = storageIn(() => window.sessionStorage);
