import type { Consents } from 'edutech/core/server/consents/consents';
import { listBegun, setAside, showPlace, takeWatched } from './watched.routes';

interface Parts {
  readonly consents: Consents;
}

/** What people watch, and where they go on. */
export const watchingHandlers = ({ consents }: Parts) => ({
  airWatched: takeWatched(consents),
  airPlace: showPlace,
  airContinue: listBegun,
  setAirAside: setAside,
});
