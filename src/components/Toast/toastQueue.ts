export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls back after a delay. Returns a function that cancels it. */
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
 * A pending toast stays until its outcome is known. The others close by themselves. A warning reports a change that was
 * made, but not exactly as requested.
 */
export type ToastKind = 'pending' | 'success' | 'warning' | 'error';

export type ToastContent = {
  kind: ToastKind;
  text: string;
  detail?: string;
  /** Report to copy and send, for an error in the program. */
  report?: string;
  action?: { readonly label: string; readonly href: string };
  copying?: { readonly label: string; readonly value: string };
  /** Reverts the change that the toast reports, and returns whether it did. Offered until it has. */
  undo?: () => Promise<boolean>;
  /** Data from which the undo can be offered again after a reload. */
  kept?: unknown;
  /** The page announces the same. */
  isSilent?: boolean | undefined;
};

/** `at`: time of the last change of its content, milliseconds since the epoch. */
export type Toast = ToastContent & { id: string; at: number };

export type ToastSnapshot = {
  /** On screen, oldest first. */
  toasts: readonly Toast[];
  /** The last toast shown or updated, which is announced even if it was closed. */
  latest: Toast | undefined;
  /** All toasts so far, newest first. */
  history: readonly Toast[];
  /** Number of outcomes since the history was last opened. */
  unread: number;
  /** No toast closes while hovered or focused. */
  isPaused: boolean;
};

export const toastLifetime = 5000;

/** Older toasts stay if their change can be undone. */
const historyLength = 50;

const empty: ToastSnapshot = { toasts: [], latest: undefined, history: [], unread: 0, isPaused: false };

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** Creates a queue of toasts with a history. Each outcome on screen has a countdown, which stops while paused. */
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

  /** Shows a toast and returns its id. A given `id` replaces that toast. */
  const show = ({ id = `toast-${++lastId}`, ...content }: ToastContent & { id?: string }) => {
    const toast = { id, at: clock.now(), ...content };
    const isOutcome = toast.kind !== 'pending';
    stopCountdown(id);
    if (isOutcome) startCountdown(id);
    set({
      latest: toast,
      toasts: withToast(state.toasts, toast, (toasts) => [...toasts, toast]),
      history: withToast(state.history, toast, (history) =>
        [toast, ...history].filter((kept, index) => index < historyLength || kept.undo),
      ),
      unread: state.unread + (isOutcome ? 1 : 0),
    });
    return id;
  };

  /** Changes a toast in place. A closed toast appears again, because its outcome was not seen. */
  const update = (id: string, content: ToastContent) => void show({ id, ...content });

  const close = (id: string) => {
    stopCountdown(id);
    const toasts = state.toasts.filter((toast) => toast.id !== id);
    // Closing the last toast removes the hovered or focused element without a leave or blur event.
    set({ toasts, isPaused: state.isPaused && toasts.length > 0 });
  };

  /** Closes a pending toast and removes it from the history, if its outcome is reported elsewhere or not at all. */
  const withdraw = (id: string) => {
    close(id);
    set({
      latest: state.latest?.id === id ? undefined : state.latest,
      history: state.history.filter((toast) => toast.id !== id),
    });
  };

  const undo = async (id: string) => {
    const known = [...state.history, ...state.toasts].find((toast) => toast.id === id);
    if (!known?.undo) return;
    const { undo: revert, ...rest } = known;
    const keep = (toast: Toast) => set({ history: withToast(state.history, toast, (history) => history) });
    close(id);
    keep(rest);
    let isReverted = false;
    try {
      isReverted = await revert();
    } finally {
      // Also if its file failed to load.
      if (!isReverted) keep(known);
    }
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
    undo,
    pause,
    resume,
    markRead: () => set({ unread: 0 }),
    /**
     * Adds toasts from before a reload to the end of the history, newest first, except those that it contains. They
     * aren't shown again.
     */
    restore: (earlier: readonly (ToastContent & { readonly at: number })[]) => {
      const isKnown = ({ at, text }: { readonly at: number; readonly text: string }) =>
        state.history.some((toast) => toast.at === at && toast.text === text);
      const missing = earlier.filter((toast) => !isKnown(toast));
      const added = missing.map((toast) => ({ id: `earlier-${++lastId}`, ...toast }));
      set({ history: [...state.history, ...added].slice(0, historyLength) });
    },
    /** Toasts on screen stay. */
    clearHistory: () => set({ latest: undefined, history: [], unread: 0 }),
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const toastQueue = createToastQueue();

/** What a toast adds to its detail if its undo ends with the page. */
export function undoNote({ undo, kept }: ToastContent): string | undefined {
  return undo && kept === undefined ? 'Can be undone until this page reloads' : undefined;
}

type Toasts = readonly Toast[];

function withToast(list: Toasts, toast: Toast, add: (list: Toasts) => Toasts): Toasts {
  const isKnown = list.some(({ id }) => id === toast.id);
  return isKnown ? list.map((other) => (other.id === toast.id ? toast : other)) : add(list);
}

/** A timer that keeps the remaining time while it is stopped. */
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
