import { getDefaultTerm } from 'edutech/core/common/api/organisation';
import type { Id } from 'edutech/core/common/ids';
import type { Calls } from 'edutech/core/web/call';
import { type TaskDetail, taskDetails } from '../../api';

/** The term that a home is about: the chosen one comes with each call, so the server's default is asked for here. */
export async function currentTermId(call: Calls): Promise<Id | null> {
  return (await call(getDefaultTerm, {}))?.termid ?? null;
}

/** What waits in that term. Asked for beside everything else of a page, so that the two questions hold nothing up. */
export async function currentTasks(call: Calls): Promise<readonly TaskDetail[]> {
  const termid = await currentTermId(call);
  return termid ? call(taskDetails, { termid }) : [];
}
