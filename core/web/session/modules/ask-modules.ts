import { listSwitchedOff } from '../../../common/api/modules';
import type { Calls } from '../../call';
import type { Identity } from '../identity';

/** Whoever switches a module off is told that everybody knows within a minute. */
const askMilliseconds = 45_000;

/** The page, as far as one must know whether somebody looks at it. */
export type Seen = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * A visitor's tab has no live connection: it asks which modules are off while it is in sight, and when it comes into sight
 * again. `onChange` is called after a change. Ends by itself once somebody signs in; returns the function that stops it.
 */
export function askModules(
  { call, identity, seen }: { call: Calls; identity: Identity; seen: Seen },
  onChange: () => void,
): () => void {
  let known: string | null = null;
  const ask = async () => {
    if (seen.visibilityState !== 'visible' || identity.user.peek()) return;
    try {
      const { off } = await call(listSwitchedOff, {}, { quiet: true, withoutRole: true });
      const isNews = known !== off.join();
      known = off.join();
      if (!isNews) return;
      identity.offForAll.value = off;
      onChange();
    } catch {
      // without the network the next time has to do
    }
  };
  const timer = setInterval(() => void ask(), askMilliseconds);
  const look = () => void ask();
  seen.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    seen.removeEventListener('visibilitychange', look);
  };
}
