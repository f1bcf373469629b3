import { Activity, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from 'react-router';
import type { Page } from '../plugins/plugin-set';

/** Most pages that stay mounted out of sight; the one left longest ago goes first. */
const most = 4;

/**
 * The page, and hidden ones to keep (`keepAlive`), with their state, and with the
 * address and data that they had, so that navigation does not affect them.
 */
export function KeptPages({ page, withheld }: { page: Page; withheld: boolean }) {
  const outlet = useOutlet();
  const kept = useRef(new Map<string, ReactNode>());
  const isKept = page.route.keepAlive === true && !withheld;
  if (isKept) {
    kept.current.delete(page.id);
    kept.current.set(page.id, outlet);
    const oldest = kept.current.keys().next().value;
    if (kept.current.size > most && oldest !== undefined) kept.current.delete(oldest);
  }
  useKeptScroll(isKept ? page.id : null);
  return (
    <>
      {[...kept.current].map(([id, content]) => (
        <Activity key={id} mode={isKept && id === page.id ? 'visible' : 'hidden'}>
          <StandingStill still={id !== page.id}>{content}</StandingStill>
        </Activity>
      ))}
      {!isKept && outlet}
    </>
  );
}

/** Notes how far a kept page is scrolled, and brings it back there when it is shown again. */
function useKeptScroll(id: string | null): void {
  const positions = useRef(new Map<string, number>());
  // Ends before the next page is scrolled to its top, which must not be noted
  useLayoutEffect(() => {
    if (id === null) return;
    const note = () => positions.current.set(id, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [id]);
  // Runs after the page has been scrolled to its top, as every page is
  useEffect(() => {
    const position = id === null ? undefined : positions.current.get(id);
    if (position !== undefined) window.scrollTo(0, position);
  }, [id]);
}

/** Provides the router's last state from before the page was hidden. */
function StandingStill({ still, children }: { still: boolean; children: ReactNode }) {
  const current = {
    data: useContext(DataContext),
    state: useContext(StateContext),
    location: useContext(LocationContext),
  };
  const last = useRef(current);
  if (!still) last.current = current;
  const { data, state, location } = last.current;
  return (
    <DataContext.Provider value={data}>
      <StateContext.Provider value={state}>
        <LocationContext.Provider value={location}>{children}</LocationContext.Provider>
      </StateContext.Provider>
    </DataContext.Provider>
  );
}
