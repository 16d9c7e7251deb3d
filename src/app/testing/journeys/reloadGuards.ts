/** Those who want to be asked before the page is loaded anew. An event for all of them would also end the simulated server. */
const guards = new Set<(event: Event) => void>();

/** For `beforeEach`: notes who listens, and puts back what it takes for that. */
export function noteGuards(): () => void {
  const { addEventListener, removeEventListener } = window;
  const noting =
    (original: typeof addEventListener, note: (guard: (event: Event) => void) => void) =>
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      if (type === 'beforeunload' && typeof listener === 'function') note(listener);
      original.call(window, type, listener, options);
    };
  guards.clear();
  window.addEventListener = noting(addEventListener, (guard) => guards.add(guard));
  window.removeEventListener = noting(removeEventListener, (guard) => guards.delete(guard));
  return () => Object.assign(window, { addEventListener, removeEventListener });
}

export function asksBeforeReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  for (const guard of guards) guard(event);
  return event.defaultPrevented;
}
