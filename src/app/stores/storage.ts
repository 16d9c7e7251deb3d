/** A browser storage may be blocked or full. Values then last as long as the page. */
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
        // Blocked or full.
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Blocked, so nothing was stored.
      }
    },
  };
}

export const storage = storageIn(() => window.localStorage);

export const tabStorage = storageIn(() => window.sessionStorage);
