/** A browser storage may be blocked or full. Values then last as long as the page. */
function storageIn(area: () => Storage) {
  const attempt = <T>(access: (storage: Storage) => T): T | undefined => {
    try {
      return access(area());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null,
    write: (key: string, value: string): void => attempt((storage) => storage.setItem(key, value)),
    remove: (key: string): void => attempt((storage) => storage.removeItem(key)),
  };
}

export const storage = storageIn(() => window.localStorage);
export const tabStorage = storageIn(() => window.sessionStorage);
