import { createContext } from 'react-router';
import type { BlockData } from 'edutech/core/web/blocks';
import type { WebServices } from 'edutech/core/web/services';
import type { GuardDecision } from './guard';

/** What routes get along: set for each navigation in the browser, for each rendering on the server. */
export interface RouteServices {
  readonly services: WebServices;
  /** Loads the code and data of a place's blocks. */
  readonly loadBlocks: (place: string, url: URL, signal: AbortSignal) => Promise<BlockData>;
}

export const routeServices = createContext<RouteServices>();

/** What the guard decided about this navigation; loaders obey it. */
export const guardDecision = createContext<GuardDecision>({ go: 'open' });
