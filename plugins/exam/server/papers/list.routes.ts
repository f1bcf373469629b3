import { AppError, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api';
import { lockOwnAmong, selectPapers, updateRemoved } from './list.queries';

export const listPapers: Handler<typeof api.listPapers> = async ({ db, actor, input, language }) => {
  const { rows, total } = await selectPapers(db, actor, { ...input, language });
  return {
    data: rows.map(({ id, ...row }) => ({ ...row, paperId: id })),
    pageData: { cur: input.page, line: input.pageLine, total },
  };
};

/** The actor's own papers; 404 if one is not, 423 if one is sealed. */
async function own(db: Db, actor: SignedIn, ids: readonly Id[]) {
  const rows = await lockOwnAmong(db, actor, ids);
  if (rows.length < ids.length) throw notFound('exam.error.noPaper');
  if (rows.some(({ state }) => state === 'secret')) throw new AppError('exam.error.sealed', 423);
  return rows;
}

export const removePapers =
  (audit: Audit): Handler<typeof api.removePapers> =>
  async ({ db, actor, input, now, client }) => {
    const rows = await own(db, actor, input.paperIds);
    const count = await updateRemoved(db, rows, now);
    for (const { id, schoolId, title } of rows)
      await audit.record(db, actor, {
        act: 'exam.remove',
        objectKind: 'paper',
        objectId: id,
        schoolId,
        facts: { title },
        address: client.address,
      });
    return { count };
  };

export const restorePapers: Handler<typeof api.restorePapers> = async ({ db, actor, input }) => ({
  count: await updateRemoved(db, await own(db, actor, input.paperIds), null),
});
