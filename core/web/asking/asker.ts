/** What a page knows of something that it asked the server for. */
export interface Asked<Found> {
  /** The newest answer; undefined until there is one. */
  readonly data: Found | undefined;
  /** Why the last try failed; undefined while none has, and as soon as another begins. */
  readonly error: unknown;
  readonly isWaiting: boolean;
}

/** The state, and which question it is about; null: none was asked. */
export interface AskedAbout<Found> extends Asked<Found> {
  readonly question: string | null;
}

/** One request at a time: a newer one cancels the older, whose late answer is dropped. */
export interface Asker<Found> {
  readonly state: AskedAbout<Found>;
  /** Sends the request. With `keeps` the previous answer stays visible until the new one has arrived. */
  ask(question: string, read: (signal: AbortSignal) => Promise<Found>, keeps?: boolean): void;
  /** Forgets question and answer. */
  rest(): void;
  /** Cancels the current request, because nobody is looking any more. */
  leave(): void;
  /** Calls `hear` after each change of the state; returns the function that stops it. */
  subscribe(hear: () => void): () => void;
}

const nothing: AskedAbout<never> = { question: null, data: undefined, error: undefined, isWaiting: false };

/** The state behind `useAsked`, without React. */
export function createAsker<Found>(): Asker<Found> {
  const listeners = new Set<() => void>();
  let state: AskedAbout<Found> = nothing;
  let underWay: AbortController | undefined;

  const become = (next: AskedAbout<Found>) => {
    state = next;
    for (const hear of listeners) hear();
  };

  return {
    get state() {
      return state;
    },
    ask(question, read, keeps = false) {
      underWay?.abort();
      const asking = new AbortController();
      underWay = asking;
      become({ question, data: keeps ? state.data : undefined, error: undefined, isWaiting: true });
      read(asking.signal).then(
        (data) => {
          if (!asking.signal.aborted) become({ question, data, error: undefined, isWaiting: false });
        },
        (error: unknown) => {
          if (!asking.signal.aborted) become({ question, data: state.data, error, isWaiting: false });
        },
      );
    },
    rest() {
      underWay?.abort();
      if (state !== nothing) become(nothing);
    },
    leave() {
      underWay?.abort();
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
