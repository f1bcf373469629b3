import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api';
import { selectSubjects } from '../desk/duty.queries';
import { loadTeaching, subjectsOf } from '../desk/taught.queries';
import { ensureItem } from '../items/find-item';
import { presentItems } from '../items/present-item';
import type { Parts } from '../parts';
import { setExport } from './set-export.job';
import { countKept, deleteKept, insertKept, selectKept, selectKeptItems } from './set.queries';

export const listOwnSet =
  (parts: Parts): Handler<typeof api.listOwnSet> =>
  async ({ db, actor, input, now, language }) => {
    const { page, pageLine, subjectId } = input;
    const wish = { subjectId, limit: pageLine, offset: (page - 1) * pageLine };
    const [rows, total, teaching] = await Promise.all([
      selectKept(db, actor, wish, language),
      countKept(db, actor, subjectId),
      loadTeaching(db, actor, now),
    ]);
    const shown = rows.map((row) => ({ ...row, pictures: [] }));
    const items = await presentItems(db, parts, shown, { actor, language });
    return {
      data: items.map((item, at) => {
        const { addedAt, hints, answers, people } = rows[at]!;
        return { ...item, added: addedAt, hints, answers, people };
      }),
      pageData: { cur: page, line: pageLine, total },
      subjects: await selectSubjects(db, subjectsOf(teaching), language),
    };
  };

export const addToSet =
  ({ bank }: Parts): Handler<typeof api.addToSet> =>
  async ({ db, actor, input: { questionIds }, now }) => {
    const { schoolId } = actor;
    const newest = await bank.newest(db, questionIds);
    if (!schoolId || newest.length < questionIds.length) throw notFound('coach.error.noQuestion');
    const facts = await bank.facts(db, newest);
    const itemIds: Id[] = [];
    for (const question of newest) {
      const { subjectId, pointIds } = facts.get(versionKey(question))!;
      const thing = { subjectId, pointIds, question, words: '', wordsKey: '', pictures: [], title: '', number: null };
      itemIds.push((await ensureItem(db, schoolId, { ...thing, area: 'bank', placeId: null }, now)).id);
    }
    await insertKept(db, actor, itemIds, now);
    return { itemIds };
  };

export const removeFromSet: Handler<typeof api.removeFromSet> = async ({ db, actor, input, now, language }) => {
  const { itemIds, removed } = input;
  if (!removed) {
    const added = await insertKept(db, actor, itemIds, now);
    return { count: added };
  }
  const own = await selectKeptItems(db, actor, itemIds, language);
  if (own.length < itemIds.length) throw notFound('coach.error.noItem');
  return { count: await deleteKept(db, actor, itemIds) };
};

export const exportSet =
  ({ jobs }: { readonly jobs: Jobs }): Handler<typeof api.exportSet> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const { itemIds, format, withHints } = input;
    const own = await selectKeptItems(db, actor, itemIds, language);
    if (own.length < itemIds.length) throw notFound('coach.error.noItem');
    return prepareFile(jobs, call, setExport, { schoolId: own[0]!.schoolId, itemIds, format, withHints });
  };
