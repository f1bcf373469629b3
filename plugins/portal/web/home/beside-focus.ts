import { createContext } from 'react';
import type { BlockData } from 'edutech/core/web/blocks';

/** Where plugins put what stands beside the focus pictures: news' headlines. */
export const besidePlace = 'portal.beside';

/** Data of the blocks beside the focus pictures: the page loads it, their block draws it. */
export const BesideFocus = createContext<BlockData>({});
