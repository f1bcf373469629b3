import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Endpoint, InputOf, OutputOf } from '../../common/endpoint';
import type { Calls } from '../call';
import { useCall } from '../hooks';
import { type Asked, createAsker } from './asker';

interface AskedAgain<Found> extends Asked<Found> {
  /** Asks once more: after a failure, or when something is known to have changed. The former answer stays in sight. */
  again(): void;
}

interface AskedOptions {
  /** While another question is on its way, the answer to the former one stays in sight: for filters, not for another thing. */
  readonly keeps?: boolean;
}

/**
 * What an endpoint answers to `input`, asked for when the component appears and whenever the input changes; late answers are
 * dropped, and leaving cancels. `null` in place of the input asks nothing. A failure is told by `error` and by nothing else:
 * `ListStates` and `ErrorState` show it. For what a page needs at once, its loader is the place.
 */
export function useAsked<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options?: AskedOptions,
): AskedAgain<OutputOf<E>> {
  return useRead((call, signal) => call(endpoint, input!, { signal, quiet: true }), input, options);
}

/** The same for what takes several calls: `read` makes them, and is run anew when the text of `key` changes. */
export function useRead<Found>(
  read: (call: Calls, signal: AbortSignal) => Promise<Found>,
  key: unknown,
  { keeps = false }: AskedOptions = {},
): AskedAgain<Found> {
  const call = useCall();
  const [asker] = useState(() => createAsker<Found>());
  const name = key === null ? null : JSON.stringify(key);
  const state = useSyncExternalStore(
    asker.subscribe,
    () => asker.state,
    () => asker.state,
  );
  const latest = useRef(read);
  // The newest way of reading: a name says all that makes it another one
  useEffect(() => {
    latest.current = read;
  });
  const ask = useCallback(
    (stays: boolean) => asker.ask((signal) => latest.current(call, signal), stays),
    [asker, call],
  );
  // It is asked when the component appears, and when the question is another one
  useEffect(() => {
    if (name === null) asker.rest();
    else ask(keeps);
    return asker.leave;
  }, [asker, ask, name, keeps]);
  const again = useCallback(() => ask(true), [ask]);
  return { ...state, again };
}
