import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Endpoint, InputOf, OutputOf } from '../../common/endpoint';
import type { Calls } from '../call';
import { useCall } from '../hooks';
import { type Asked, createAsker } from './asker';

/** The same, and how it is asked once more. */
export interface AskedAgain<Found> extends Asked<Found> {
  /** Asks once more: after a failure, or when something is known to have changed. The former answer stays in sight. */
  again(): void;
}

interface ReadOptions {
  /** While another question is on its way, the answer to the former one stays in sight: for filters, not for another thing. */
  readonly keeps?: boolean;
  /** Milliseconds without a change before the request is sent: for text that is being typed. */
  readonly pause?: number;
}

interface AskedOptions extends ReadOptions {
  /** A failure is shown like that of any call, for parts without their own place to show it. */
  readonly tells?: boolean;
}

/**
 * The answer of an endpoint to `input`, requested when the component appears and whenever the input changes; late
 * answers are dropped, and leaving cancels. `null` instead of the input sends nothing. A failure is in `error`, which
 * `ListStates` and `ErrorState` show, and is shown nowhere else unless `tells`. Data that a page needs at once belongs
 * to its loader.
 */
export function useAsked<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { tells = false, ...options }: AskedOptions = {},
): AskedAgain<OutputOf<E>> {
  return useRead((call, signal) => call(endpoint, input!, { signal, quiet: !tells }), input, options);
}

/** The same for what takes several calls: `read` makes them, and is run again when the text of `key` changes. */
export function useRead<Found>(
  read: (call: Calls, signal: AbortSignal) => Promise<Found>,
  key: unknown,
  { keeps = false, pause = 0 }: ReadOptions = {},
): AskedAgain<Found> {
  const call = useCall();
  const [asker] = useState(() => createAsker<Found>());
  const question = key === null ? null : JSON.stringify(key);
  const state = useSyncExternalStore(
    asker.subscribe,
    () => asker.state,
    () => asker.state,
  );
  const latest = useRef(read);
  // The newest way of reading: the question says all that makes it another one
  useEffect(() => {
    latest.current = read;
  });
  const ask = useCallback(
    (stays: boolean) => {
      if (question !== null) asker.ask(question, (signal) => latest.current(call, signal), stays);
    },
    [asker, call, question],
  );
  // It is asked when the component appears, and when the question is another one
  useEffect(() => {
    if (question === null) asker.rest();
    else if (pause === 0) ask(keeps);
    const timer = pause > 0 ? setTimeout(() => ask(keeps), pause) : undefined;
    return () => {
      clearTimeout(timer);
      asker.leave();
    };
  }, [asker, ask, question, keeps, pause]);
  const again = useCallback(() => ask(true), [ask]);
  const { data, error, isWaiting } = state;
  // until the question of this moment is asked, the state is still about the one before
  const isOther = state.question !== question;
  return isOther
    ? { data: keeps ? data : undefined, error: undefined, isWaiting: question !== null, again }
    : { data, error, isWaiting, again };
}
