import { notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import type { KnownAttempts } from '../answering/known-attempts';
import type { Notices } from '../notices/notices';
import {
  copyItemKeys,
  insertHomework,
  replaceHomeworkFiles,
  replaceItems,
  selectHomework,
  selectHomeworkFiles,
  selectItems,
} from './homework.queries';
import { lockOwnAmong, selectDrafts, selectGiven, updateRemoved, updateShared } from './drafts.queries';
import { schoolOf } from './homework.routes';

export const listDrafts: Handler<typeof api.listDrafts> = async ({ db, actor, input, language }) => {
  const { rows, total } = await selectDrafts(db, actor, { ...input, language });
  return {
    data: rows.map(({ id, isOwn, changedAt, removedAt, ...row }) => ({
      ...row,
      homeworkId: id,
      isOwn,
      changed: changedAt.toISOString(),
      removed: removedAt?.toISOString() ?? null,
    })),
    pageData: { cur: input.page, line: input.pageLine, total },
  };
};

/** A copy has its own items under the same ids, with keys and sections, without marks. */
export const copyHomework =
  (texts: Texts): Handler<typeof api.copyHomework> =>
  async ({ db, actor, input, now, language }) => {
    const from = await selectHomework(db, actor, input.homeworkId);
    const to = { schoolId: schoolOf(actor), id: newId(now.getTime()) };
    const title = input.template ? from.title : texts.say(language, 'work.copy.title', { title: from.title });
    await insertHomework(db, {
      ...from,
      ...to,
      title: title.slice(0, 100),
      ownerId: actor.personId,
      isTemplate: input.template,
      now,
    });
    await replaceItems(db, to, await selectItems(db, from));
    await copyItemKeys(db, from, to, { personId: actor.personId, now });
    const files = await selectHomeworkFiles(db, from);
    await replaceHomeworkFiles(
      db,
      to,
      files.map(({ fileId }) => fileId),
    );
    return { homeworkId: to.id, version: 1, minutes: from.minutes, points: from.points };
  };

/** The actor's own homework; 404 if one is not. */
async function own(db: Db, actor: SignedIn, ids: readonly Id[]) {
  const rows = await lockOwnAmong(db, actor, ids);
  if (rows.length < ids.length) throw notFound('work.error.noHomework');
  return rows;
}

export const shareHomework: Handler<typeof api.shareHomework> = async ({ db, actor, input }) => ({
  count: await updateShared(db, await own(db, actor, input.homeworkIds), input.on),
});

interface RemovingParts {
  readonly audit: Audit;
  readonly knownAttempts: KnownAttempts;
  readonly notices: Notices;
}

export const removeHomework =
  ({ audit, knownAttempts, notices }: RemovingParts): Handler<typeof api.removeHomework> =>
  async ({ db, actor, input, now, client }) => {
    const rows = await own(db, actor, input.homeworkIds);
    const count = await updateRemoved(db, rows, now);
    await knownAttempts.changed(db, input.homeworkIds);
    await notices.withdrawn(db, await selectGiven(db, rows));
    for (const { id, schoolId, title } of rows)
      await audit.record(db, actor, {
        act: 'work.remove',
        objectKind: 'homework',
        objectId: id,
        schoolId,
        facts: { title },
        address: client.address,
      });
    return { count };
  };

export const restoreHomework =
  ({ knownAttempts, notices }: Pick<RemovingParts, 'knownAttempts' | 'notices'>): Handler<typeof api.restoreHomework> =>
  async ({ db, actor, input, now }) => {
    const rows = await own(db, actor, input.homeworkIds);
    const count = await updateRemoved(db, rows, null);
    await knownAttempts.changed(db, input.homeworkIds);
    await notices.given(db, { schoolId: schoolOf(actor) }, await selectGiven(db, rows), now);
    return { count };
  };
