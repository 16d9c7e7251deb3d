/** Time as the toasts see it; tests pass one that they move by hand. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls back after so many milliseconds, and returns how to prevent that. */
  after: (milliseconds: number, run: () => void) => () => void;
};

const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * A pending toast stays until its outcome is known; the others close by themselves. A warning is of what was done, but not
 * as asked.
 */
export type ToastKind = 'pending' | 'success' | 'warning' | 'error';

export type ToastContent = {
  kind: ToastKind;
  text: string;
  detail?: string;
  /** Of an error of the program's own: what can be copied and sent to whoever looks after it. */
  report?: string;
  /** What is done next, where a link leads to it. */
  action?: { readonly label: string; readonly href: string };
  /** In its place: what is copied to be used next. */
  copying?: { readonly label: string; readonly value: string };
};

/** `at`: when it said what it says now, in milliseconds since the epoch. */
export type Toast = ToastContent & { id: string; at: number };

export type ToastSnapshot = {
  /** On screen, oldest first. */
  toasts: readonly Toast[];
  /** The last one shown or updated, on screen or not: what is to be announced. */
  latest: Toast | undefined;
  /** Everything said so far, newest first, closed or not. */
  history: readonly Toast[];
  /** How many outcomes in the history came since the list was last opened. */
  unread: number;
  /** Hovered or focused: no toast closes by itself. */
  isPaused: boolean;
};

/** Spec section 8: toasts close after 5000 ms. */
export const toastLifetime = 5000;

const historyLength = 50;

const empty: ToastSnapshot = { toasts: [], latest: undefined, history: [], unread: 0, isPaused: false };

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The toasts of one page and their history. Each outcome on screen has a countdown, which stops while paused. */
export function createToastQueue(clock: Clock = systemClock) {
  let state = empty;
  let lastId = 0;
  const countdowns = new Map<string, Countdown>();
  const listeners = new Set<() => void>();

  const set = (change: Partial<ToastSnapshot>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };

  const stopCountdown = (id: string) => {
    countdowns.get(id)?.stop();
    countdowns.delete(id);
  };

  const startCountdown = (id: string) => {
    const countdown = createCountdown(clock, toastLifetime, () => close(id));
    countdowns.set(id, countdown);
    if (!state.isPaused) countdown.start();
  };

  /** Shows a toast and returns its id; an `id` of one's own replaces the toast that has it. */
  const show = ({ id = `toast-${++lastId}`, ...content }: ToastContent & { id?: string }) => {
    const toast = { id, at: clock.now(), ...content };
    const isOutcome = toast.kind !== 'pending';
    stopCountdown(id);
    if (isOutcome) startCountdown(id);
    set({
      latest: toast,
      toasts: withToast(state.toasts, toast, (toasts) => [...toasts, toast]),
      history: withToast(state.history, toast, (history) => [toast, ...history].slice(0, historyLength)),
      unread: state.unread + (isOutcome ? 1 : 0),
    });
    return id;
  };

  /** Changes a toast in place. One that was closed meanwhile comes back, since its outcome was not seen. */
  const update = (id: string, content: ToastContent) => void show({ id, ...content });

  const close = (id: string) => {
    stopCountdown(id);
    const toasts = state.toasts.filter((toast) => toast.id !== id);
    // With the last toast goes what could be hovered or focused, and no event tells.
    set({ toasts, isPaused: state.isPaused && toasts.length > 0 });
  };

  /** As though it had never been said: a pending toast whose outcome is told elsewhere, or to nobody. */
  const withdraw = (id: string) => {
    close(id);
    set({
      latest: state.latest?.id === id ? undefined : state.latest,
      history: state.history.filter((toast) => toast.id !== id),
    });
  };

  const pause = () => {
    countdowns.forEach((countdown) => countdown.stop());
    if (!state.isPaused) set({ isPaused: true });
  };

  const resume = () => {
    countdowns.forEach((countdown) => countdown.start());
    if (state.isPaused) set({ isPaused: false });
  };

  return {
    show,
    update,
    close,
    withdraw,
    pause,
    resume,
    markRead: () => set({ unread: 0 }),
    /** What is on screen stays there; nothing of it is left for a screen reader to find. */
    clearHistory: () => set({ latest: undefined, history: [], unread: 0 }),
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The queue of the application. */
export const toastQueue = createToastQueue();

type Toasts = readonly Toast[];

/** The list with the toast in its old place, or added where it is new. */
function withToast(list: Toasts, toast: Toast, add: (list: Toasts) => Toasts): Toasts {
  const isKnown = list.some(({ id }) => id === toast.id);
  return isKnown ? list.map((other) => (other.id === toast.id ? toast : other)) : add(list);
}

/** Runs once after `milliseconds` of running time; stopping keeps what is left. */
type Countdown = { start: () => void; stop: () => void };

function createCountdown(clock: Clock, milliseconds: number, run: () => void): Countdown {
  let left = milliseconds;
  let startedAt = 0;
  let cancel: (() => void) | undefined;
  return {
    start() {
      if (cancel) return;
      startedAt = clock.now();
      cancel = clock.after(left, run);
    },
    stop() {
      if (!cancel) return;
      cancel();
      cancel = undefined;
      left -= clock.now() - startedAt;
    },
  };
}
