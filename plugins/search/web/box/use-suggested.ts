import { useRead } from 'edutech/core/web/asking/use-asked';
import { type Found, suggest } from '../../api';

/** Pause in typing after which the server is asked. Milliseconds. */
const pause = 140;

const none: readonly Found[] = [];

/** What answers the text, a moment after the last key; what answered before stays until then, so that nothing flickers. */
export function useSuggested(text: string): readonly Found[] {
  // whoever cannot be helped goes on typing: the page of results says what is wrong
  const { data = none } = useRead(
    (call, signal) => call(suggest, { q: text }, { signal, quiet: true }),
    text === '' ? null : text,
    { keeps: true, pause },
  );
  return text === '' ? none : data;
}
