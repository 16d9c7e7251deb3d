import { proxy, snapshot } from 'valtio';

type Scope =
  /** Emptied when a session ends or begins. */
  | 'session'
  /** Outlives an expired session. A logout or another user's login empties it. */
  | 'person'
  /** Survives logins and logouts, so it must not hold anything of a user. */
  | 'page';

type Registered = {
  readonly name: string;
  readonly scope: Scope;
  /** Undefined for anything else that is reset, such as the toasts. */
  readonly store: object | undefined;
  readonly reset: () => void;
};

const registered: Registered[] = [];

/** @internal */
export function registeredStores(): readonly Registered[] {
  return registered;
}

export function register(entry: Registered): void {
  registered.push(entry);
}

export function resetStores(scope: Scope): void {
  for (const entry of registered) if (entry.scope === scope) entry.reset();
}

/** `initial` receives the values from before the reset, for numbers that must never be reused. */
export function sessionScoped<T extends object>(name: string, initial: (before?: T) => T): T {
  return scoped('session', name, initial);
}

export function personScoped<T extends object>(name: string, initial: () => T): T {
  return scoped('person', name, initial);
}

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
