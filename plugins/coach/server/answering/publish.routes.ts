import { AppError, invalid, notFound, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import { isEmptyContent } from 'edutech/plugins/questions/kit/common/walk-content';
import type * as api from '../../api';
import { requestStates } from '../../model/request';
import { notifiedAt } from '../../model/times';
import { routes } from '../../routes';
import type { RequestRow } from '../asking/requests.queries';
import { actKinds } from '../contributions/figure-source.queries';
import { answerRequests, reopenAnswered, selectDeskRequests } from '../desk/desk.queries';
import { itemOnDesk, recountAll } from '../desk/desk.routes';
import type { DeskBroadcast } from '../desk/desk-broadcast';
import { loadTeaching } from '../desk/taught.queries';
import { forStudents, type Parts } from '../parts';
import {
  type AnswerRow,
  type AnswerWords,
  insertAnswer,
  selectAnswer,
  updateAnswer,
  updateRemoved,
  upsertLike,
} from './answers.queries';

/** What is required of an answer: 422 `coach.error.emptyAnswer` for one that says nothing in its own way. */
function requireWords({ kind, content, drawing }: AnswerWords, fileId: Id | null): void {
  const isEmpty = kind === 'text' ? isEmptyContent(content) : kind === 'ink' ? drawing.length === 0 : fileId === null;
  if (isEmpty) throw invalid('coach.error.emptyAnswer');
}

export const publishAnswer =
  (parts: Parts, broadcast: DeskBroadcast): Handler<typeof api.publishAnswer> =>
  async ({ db, actor, input, now, language }) => {
    const { item, teaching } = await itemOnDesk(db, actor, input.itemId, { now, language });
    const { kind, content, drawing, captions, isShared, isEarly, seconds, cut, answerId } = input;
    if (cut && cut.to <= cut.from) throw invalid('coach.error.emptyAnswer');
    const fileId = input.fileId ?? null;
    const words = { kind, content, drawing, captions: captions.trim() };
    requireWords(words, fileId);
    const requests = await selectDeskRequests(db, teaching, item);
    const waiting = requests.filter(
      ({ state, stuck }) => state === requestStates.open && (!input.stuck || stuck === input.stuck),
    );
    const taught = teaching.classes.filter(({ subjectId }) => subjectId === item.subjectId);
    const stored = await insertAnswer(db, {
      ...words,
      schoolId: item.schoolId,
      id: answerId,
      itemId: item.id,
      authorId: actor.personId,
      stuck: input.stuck ?? null,
      fileId,
      seconds,
      cutFrom: cut?.from ?? null,
      cutTo: cut?.to ?? null,
      // a shared question of a colleague's class is answered for that class
      classIds: [...new Set([...taught, ...waiting].map(({ classId }) => classId))],
      isShared,
      isEarly,
      createdAt: now,
    });
    const notified = notifiedAt(now);
    if (!stored) return { answerId, people: 0, notified };
    const act = { kind: actKinds.answer.id, schoolId: item.schoolId, personId: actor.personId, at: now };
    for (const counter of parts.acts) await counter.note(db, [act]);
    if (fileId) {
      const [file] = await parts.files.keep(db, [fileId], actor.personId);
      if (file) await parts.conversions.request(db, [file]);
    }
    const ids = waiting.map(({ id }) => id);
    await answerRequests(db, item.schoolId, ids, { answerId, now, state: requestStates.answered });
    await recountAll(db, broadcast, waiting);
    db.afterCommit(() => broadcast.answered(item.id));
    await tellStudents(db, parts, waiting, now);
    return { answerId, people: new Set(waiting.map(({ personId }) => personId)).size, notified };
  };

/** Everybody who asked hears that there is an answer, never what it says; not at night. */
async function tellStudents(
  db: Db,
  { notifications }: Parts,
  rows: readonly Pick<RequestRow, 'schoolId' | 'itemId' | 'personId'>[],
  now: Date,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const path = routes.studentDetail.to({ item: first.itemId });
  const notification = {
    schoolId: first.schoolId,
    area: 'coach',
    thread: `item/${first.itemId}`,
    people: [...new Set(rows.map(({ personId }) => personId))].map((personId) => ({ personId, path })),
    key: 'coach.notice.answered',
    params: {},
    at: notifiedAt(now),
  };
  await notifications.notify(db, notification, now);
}

/** The caller's own answer; else 404 `coach.error.noAnswer`. */
async function ownAnswer(db: Db, { schoolId, personId }: SignedIn, answerId: Id): Promise<AnswerRow> {
  const row = await selectAnswer(db, schoolId, answerId);
  if (row.authorId !== personId) throw notFound('coach.error.noAnswer');
  return row;
}

export const correctAnswer =
  (broadcast: DeskBroadcast): Handler<typeof api.correctAnswer> =>
  async ({ db, actor, input, now }) => {
    const row = await ownAnswer(db, actor, input.answerId);
    const { kind, content, drawing, captions, isShared, isEarly, version } = input;
    const words = { kind, content, drawing, captions: captions.trim() };
    requireWords(words, row.fileId);
    const changed = await updateAnswer(db, { ...row, version }, { ...words, isShared, isEarly, now });
    if (changed === 0) throw new AppError('coach.error.changed', wireCodes.conflict);
    db.afterCommit(() => broadcast.answered(row.itemId));
    return { version: version + 1 };
  };

export const removeAnswer =
  (broadcast: DeskBroadcast): Handler<typeof api.removeAnswer> =>
  async ({ db, actor, input: { removed, answerId }, now, language }) => {
    const row = await ownAnswer(db, actor, answerId);
    await updateRemoved(db, row, removed ? now : null);
    db.afterCommit(() => broadcast.answered(row.itemId));
    if (removed) {
      const opened = await reopenAnswered(db, row.schoolId, answerId);
      await recountAll(db, broadcast, opened);
      return { count: opened.length };
    }
    const { item, teaching } = await itemOnDesk(db, actor, row.itemId, { now, language });
    const waiting = (await selectDeskRequests(db, teaching, item)).filter(
      ({ state, stuck }) => state === requestStates.open && (!row.stuck || stuck === row.stuck),
    );
    const ids = waiting.map(({ id }) => id);
    await answerRequests(db, row.schoolId, ids, { answerId, now, state: requestStates.answered });
    await recountAll(db, broadcast, waiting);
    return { count: waiting.length };
  };

/** An answer that a teacher may read: own, for a class that is taught, or shared. Else 404 `coach.error.noAnswer`. */
async function readableAnswer(db: Db, actor: SignedIn, answerId: Id, now: Date): Promise<AnswerRow> {
  const row = await selectAnswer(db, actor.schoolId, answerId);
  const { classes } = await loadTeaching(db, actor, now);
  const mayRead =
    row.authorId === actor.personId ||
    (!row.removedAt && (row.isShared || classes.some(({ classId }) => row.classIds.includes(classId))));
  if (!mayRead) throw notFound('coach.error.noAnswer');
  return row;
}

export const likeAnswer: Handler<typeof api.likeAnswer> = async ({ db, actor, input, now }) => {
  const { schoolId, id } = await readableAnswer(db, actor, input.answerId, now);
  await db.as(forStudents, (part) =>
    upsertLike(part, { schoolId, answerId: id, personId: actor.personId, now }, input.on),
  );
  return { count: 1 };
};

export const downloadAnswer =
  ({ files }: Parts): Handler<typeof api.downloadAnswer> =>
  async ({ db, actor, input, now }) => {
    const { fileId } = await readableAnswer(db, actor, input.answerId, now);
    if (!fileId) throw notFound('coach.error.noAnswer');
    const file = await files.find(db, fileId);
    return { address: files.ticketAddress(file, 'download', actor.sessionId), name: file.name, bytes: file.bytes };
  };
