import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/one-roster';
import type { SourceParts } from './parts';
import { runHandlers } from './runs.routes';
import { sourceHandlers } from './source/source.routes';

/** Everything that answers calls about the connected service. */
export const oneRosterHandlers = (parts: SourceParts): Handlers<typeof api> => ({
  ...sourceHandlers(parts),
  ...runHandlers(parts),
});
