import { AppError, conflict, invalid, notFound } from 'edutech/core/common/errors';
import type { InputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type { actOnLessons, LessonOutcome } from '../../api';
import { needsReason, refusalOfAct, stateAfter } from '../../model/states';
import { isFilePublished, selectAttachments } from '../materials/materials.queries';
import { lessonKind } from '../search-source.queries';
import { writerOf } from './lesson-view';
import { type LessonRow, lockOptionalLesson, updateState } from './lessons.queries';
import { missingOf } from './missing-fields';
import { updateFromConversions } from './posters';
import { insertStep } from './steps.queries';

type ActInput = InputOf<typeof actOnLessons>;
type ActCall = Call<ActInput, SignedIn>;

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly conversions: Conversions;
  readonly search: SearchIndex;
}

/** Does the same with each lesson. Whoever is refused one of several learns which and why; of one alone it is an error. */
export const act =
  (parts: Parts): SingleHandler<typeof actOnLessons> =>
  async (call) => {
    const { input } = call;
    const outcome: LessonOutcome = { done: [], refused: [] };
    if (needsReason(input.act) && !input.reason?.trim()) throw invalid('air.error.noReason');
    for (const { id, version } of inOneOrder(input.lessons)) {
      const row = await lockOptionalLesson(call.db, id, call.language);
      try {
        outcome.done.push({ id, version: await actOn(call, row, version, parts) });
      } catch (error) {
        if (!(error instanceof AppError) || input.lessons.length === 1) throw error;
        outcome.refused.push({ id, name: row?.name ?? '', key: error.key });
      }
    }
    // search shows published lessons, and hides withdrawn ones, from the same moment on
    const changed = outcome.done.map(({ id }) => id);
    if (changed.length > 0) await parts.search.follow(call.db, lessonKind, changed);
    return outcome;
  };

/** Two people who act on the same lessons lock them in the same order. */
const inOneOrder = (lessons: ActInput['lessons']) =>
  [...new Map(lessons.map((lesson) => [lesson.id, lesson])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Acts on one lesson; everything that may refuse it comes before the first thing that is written. Answers its version. */
async function actOn(call: ActCall, row: LessonRow | undefined, version: number, parts: Parts): Promise<number> {
  const { db, actor, input, now } = call;
  if (!row) throw notFound('air.error.notFound');
  if (row.version !== version) throw conflict('air.error.changed', { name: row.changedBy });
  const refusal = refusalOfAct(input.act, row, actor.personId);
  if (refusal) throw invalid(`air.refusal.${refusal}`);
  const goesOut = input.act === 'publish' || input.act === 'restore';
  const [missing] = input.act === 'submit' || goesOut ? missingOf(row) : [];
  if (missing) throw invalid(`air.missing.${missing}`);

  const by = writerOf(call);
  const state = stateAfter(input.act);
  const publishedAt = input.act === 'publish' ? now : row.publishedAt;
  await updateState(db, row, { state, publishedAt, isRemoved: input.act === 'remove' }, by);
  if (goesOut) await publishFiles(call, row, parts);
  if (input.act === 'withdraw') await unpublishFiles(call, row, parts);
  const reason = input.reason?.trim() ?? '';
  await insertStep(
    db,
    { id: newId(now.getTime()), lessonId: row.id, what: input.act, from: row.state, to: state, reason },
    by,
  );
  await parts.audit.record(db, actor, {
    act: `air.${input.act}Lesson`,
    objectKind: 'lesson',
    objectId: row.id,
    facts: { lesson: row.name, from: row.state, to: state, reason },
    address: call.client.address,
  });
  return row.version + 1;
}

/** Readers may open its files from now on, unless it is for signed-in people only, who get tickets. */
async function publishFiles({ db }: ActCall, row: LessonRow, { files, conversions }: Parts): Promise<void> {
  const attachments = await selectAttachments(db, row.id);
  if (!row.needsLogin)
    for (const id of [row.ffid!, ...attachments.map(({ ffid }) => ffid)]) await files.publish(db, id);
  const film = await files.find(db, row.ffid!);
  await updateFromConversions(db, conversions, [{ ...row, file: film }]);
}

/** Public addresses of its files answer no more, unless another lesson that is out shows them. */
async function unpublishFiles({ db }: ActCall, row: LessonRow, { files }: Parts): Promise<void> {
  const attachments = await selectAttachments(db, row.id);
  for (const id of [row.ffid!, ...attachments.map(({ ffid }) => ffid)])
    if (!(await isFilePublished(db, id))) await files.unpublish(db, id);
}
