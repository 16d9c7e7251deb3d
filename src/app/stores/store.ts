import { proxy, snapshot } from 'valtio';

type Scope =
  /** One session: its end empties the store, whatever ended it, and so does the next sign-in. */
  | 'session'
  /** One person: what they typed outlives an expired session. Signing out, or somebody else's sign-in, empties it. */
  | 'person'
  /** The page, whoever is signed in: nothing in it is anybody's. */
  | 'page';

type Registered = {
  readonly name: string;
  readonly scope: Scope;
  /** What is reset; undefined for what is no store of its own, such as the toasts. */
  readonly store: object | undefined;
  readonly reset: () => void;
};

const registered: Registered[] = [];

/**
 * Every store, and whatever else has to be emptied with them. Tests check that none is forgotten.
 * @internal
 */
export function registeredStores(): readonly Registered[] {
  return registered;
}

export function register(entry: Registered): void {
  registered.push(entry);
}

export function resetStores(scope: Scope): void {
  for (const entry of registered) if (entry.scope === scope) entry.reset();
}

/**
 * A store of what belongs to one session. `initial` is given what was there before, for numbers that must never be given
 * out twice.
 */
export function sessionScoped<T extends object>(name: string, initial: (before?: T) => T): T {
  return scoped('session', name, initial);
}

/** A store of what one person typed and has not sent yet. */
export function personScoped<T extends object>(name: string, initial: () => T): T {
  return scoped('person', name, initial);
}

/** A store that survives signing out. Nothing that one person may see and the next may not belongs here. */
export function pageScoped<T extends object>(name: string, initial: (before?: T) => T): T {
  return scoped('page', name, initial);
}

function scoped<T extends object>(scope: Scope, name: string, initial: (before?: T) => T): T {
  const store = proxy(initial());
  const reset = () => {
    Object.assign(store, initial(store));
    // Valtio keeps the latest snapshot of a store, and with it what was there before.
    snapshot(store);
  };
  register({ name, scope, store, reset });
  return store;
}
