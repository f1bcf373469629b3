import { createContext } from 'react';
import type { BlockData } from 'edutech/core/web/blocks';

/** Where the homes put the day of who is signed in: in place of the doors. */
export const stripPlace = 'portal.strip';

/** Data of its block: the page loads it, the banner draws it. */
export const StripData = createContext<BlockData>({});
