import { useEffect } from 'react';
import type { Endpoint } from '../common/endpoint';
import { type Id, newId } from '../common/ids';
import type { Counted, Opening } from '../common/wire/visits';
import { useCall } from './hooks';

/**
 * Counts that something was opened: once for each visit of its page, however often it renders. A failure is not shown.
 */
export function useVisit(opened: Endpoint<typeof Opening, typeof Counted>, id: Id): void {
  const call = useCall();
  // Reports to the server, after the page is shown
  useEffect(() => {
    call(opened, { id, visit: newId() }, { quiet: true }).catch(() => undefined);
  }, [call, opened, id]);
}
