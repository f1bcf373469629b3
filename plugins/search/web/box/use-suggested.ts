import { useEffect, useState } from 'react';
import type { Calls } from 'edutech/core/web/call';
import { type Found, suggest } from '../../api';

/** Pause in typing after which the server is asked. Milliseconds. */
const pause = 140;

/** What answers the text, a moment after the last key; what answered before stays until then, so that nothing flickers. */
export function useSuggested(call: Calls, text: string): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  // Asks when the typing rests; an answer to what no longer stands there is not waited for
  useEffect(() => {
    if (text === '') return setFound([]);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      // whoever cannot be helped goes on typing: the page of results says what is wrong
      call(suggest, { q: text }, { signal: asking.signal, quiet: true }).then(setFound, () => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [call, text]);
  return found;
}
