import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/rosters';
import { applyingHandlers } from './apply.routes';
import { importHandlers } from './imports.routes';
import type { RosterParts } from './parts';
import { rowHandlers } from './rows.routes';
import { sheetHandlers } from './sheets.routes';

/** Everything that answers calls about rosters. */
export const rosterHandlers = (parts: RosterParts): Handlers<typeof api> => ({
  ...importHandlers(parts),
  ...applyingHandlers(parts),
  ...rowHandlers(parts),
  ...sheetHandlers(parts),
});
