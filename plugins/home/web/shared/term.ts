import { getDefaultTerm } from 'edutech/core/common/api/organisation';
import type { Id } from 'edutech/core/common/ids';
import type { Calls } from 'edutech/core/web/call';

/** The term that a home is about: the chosen one comes with each call, so the server's default is asked for here. */
export async function currentTermId(call: Calls): Promise<Id | null> {
  return (await call(getDefaultTerm, {}))?.termid ?? null;
}
