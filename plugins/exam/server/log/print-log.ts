import { newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api';
import { selectOwnPaper, type StoredPaper } from '../papers/papers.queries';
import { insertPrinted, type Printed, selectPrinted } from './print-log.queries';

/** A public paper is printed in other schools as well, whose people do not see the log. */
const system = asSystem('the print log of papers');

type Printing = Pick<Call<unknown, SignedIn>, 'actor' | 'now' | 'client'> & { readonly db: Db };

/** Records that the caller prints or views a paper, within the transaction. */
export async function notePrinted(
  audit: Audit,
  { db, actor, now, client }: Printing,
  paper: StoredPaper,
  printed: Omit<Printed, 'id' | 'personId' | 'at'>,
): Promise<void> {
  const row = { ...printed, id: newId(now.getTime()), personId: actor.personId, at: now };
  await db.as(system, (all) => insertPrinted(all, paper, row));
  const { act: step, kind = '', format = '', version = '' } = printed;
  await audit.record(db, actor, {
    act: `exam.${step}`,
    objectKind: 'paper',
    objectId: paper.id,
    schoolId: paper.schoolId,
    facts: { title: paper.title, kind, format, version },
    address: client.address,
  });
}

export const paperLog: Handler<typeof api.paperLog> = async ({ db, actor, input }) => {
  const paper = await selectOwnPaper(db, actor, input.paperId);
  const { rows, total } = await selectPrinted(db, paper, input);
  return { data: rows, pageData: { cur: input.page, line: input.pageLine, total } };
};
