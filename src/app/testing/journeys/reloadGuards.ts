/** Listeners to `beforeunload`. Dispatching the event on the window would also stop the simulated server. */
const guards = new Set<(event: Event) => void>();

/** For `beforeEach`. Records listeners to `beforeunload`, and returns a function that restores the window. */
export function recordReloadGuards(): () => void {
  const { addEventListener, removeEventListener } = window;
  const recording =
    (original: typeof addEventListener, record: (guard: (event: Event) => void) => void) =>
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      if (type === 'beforeunload' && typeof listener === 'function') record(listener);
      original.call(window, type, listener, options);
    };
  guards.clear();
  window.addEventListener = recording(addEventListener, (guard) => guards.add(guard));
  window.removeEventListener = recording(removeEventListener, (guard) => guards.delete(guard));
  return () => Object.assign(window, { addEventListener, removeEventListener });
}

export function asksBeforeReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  for (const guard of guards) guard(event);
  return event.defaultPrevented;
}
