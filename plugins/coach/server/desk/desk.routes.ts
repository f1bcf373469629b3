import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Assistant } from 'edutech/plugins/assistant/api';
import type * as api from '../../api';
import { isOnDuty, quietEnd } from '../../model/times';
import { selectForTeacher } from '../answering/answers.queries';
import { presentAnswers } from '../answering/present-answers';
import { selectDuties } from '../asking/class.queries';
import { recount, type RequestRow } from '../asking/requests.queries';
import type { Transcription } from '../captions/transcription';
import { readItem } from '../items/find-item';
import { type ItemKey, type ItemRow, selectItems, selectPictures, updatePoints } from '../items/items.queries';
import { linesOf, mediaOf, pointNames, presentItems } from '../items/present-item';
import { forStudents, type Parts } from '../parts';
import type { DeskBroadcast } from './desk-broadcast';
import {
  countGroup,
  countQueue,
  type DeskRequestRow,
  isKept,
  isOnDesk,
  selectAnswerable,
  selectDeskHints,
  selectDeskRequests,
  selectFacts,
  selectQueue,
  updateItem,
  updateRemoved,
  updateShared,
} from './desk.queries';
import { loadTeaching, narrowed, subjectsOf, type Teaching } from './taught.queries';

export const deskQueue =
  ({ bank }: Parts): Handler<typeof api.deskQueue> =>
  async ({ db, actor, input, now, language }) => {
    const all = await loadTeaching(db, actor, now);
    const teaching = input.scope === 'group' ? all : narrowed(all, input);
    const rows = await selectQueue(db, teaching, input.scope, input.state);
    const itemIds = rows.map(({ itemId }) => itemId);
    const [items, facts, counts, group, duties] = await Promise.all([
      selectItems(db, actor.schoolId, itemIds, language),
      selectFacts(db, actor.schoolId, itemIds),
      countQueue(db, narrowed(all, input)),
      countGroup(db, all),
      actor.schoolId ? selectDuties(db, actor.schoolId, subjectsOf(all)) : [],
    ]);
    const line = await linesOf(db, bank, items);
    return {
      ...counts,
      group,
      data: rows.flatMap((row) => {
        const item = items.find(({ id }) => id === row.itemId);
        const fact = facts.find(({ itemId }) => itemId === row.itemId);
        if (!item || !fact) return [];
        const { subjectId, subject, subjectCode } = item;
        return [{ ...row, ...fact, subjectId, subject, subjectCode, about: line(item), last: row.lastAt }];
      }),
      onDuty: duties
        .filter((duty) => isOnDuty(duty, now))
        .map(({ name, untilTime, personId }) => ({ name, until: untilTime, isMe: personId === actor.personId })),
      quietUntil: quietEnd(now),
    };
  };

/** An item that a teacher may work on: on the desk, or in the own set. Else 404 `coach.error.noItem`. */
export async function itemOnDesk(
  db: Db,
  actor: SignedIn,
  itemId: Id,
  { now, language }: { readonly now: Date; readonly language: 'zh-CN' | 'en' },
): Promise<{ readonly item: ItemRow; readonly teaching: Teaching; readonly isKept: boolean }> {
  const teaching = await loadTeaching(db, actor, now);
  const item = await readItem(db, actor, itemId, language);
  const kept = await isKept(db, item, actor.personId);
  if (!kept && !(await isOnDesk(db, teaching, item))) throw notFound('coach.error.noItem');
  return { item, teaching, isKept: kept };
}

const requestOnWire = (row: DeskRequestRow) => ({
  requestId: row.id,
  personId: row.personId,
  name: row.name,
  className: row.className,
  stuck: row.stuck,
  words: row.words,
  pictures: [...row.pictures],
  voice: row.voiceId,
  state: row.state,
  again: row.againCount,
  asked: row.askedAt,
  expected: row.expectedAt,
  isShared: row.sharedAt !== null,
});

export const deskItem =
  (parts: Parts, assistant: Assistant, { isThere }: Pick<Transcription, 'isThere'>): Handler<typeof api.deskItem> =>
  async ({ db, actor, input, now, language }) => {
    const { item, teaching, isKept: kept } = await itemOnDesk(db, actor, input.itemId, { now, language });
    const classIds = teaching.classes.map(({ classId }) => classId);
    const scoped = input.classId ? { ...teaching, classes: narrowed(teaching, input).classes } : teaching;
    const [requests, answers, hints, [facts], pictures] = await Promise.all([
      selectDeskRequests(db, scoped, item),
      selectForTeacher(db, item, actor.personId, classIds),
      selectDeskHints(db, item),
      selectFacts(db, item.schoolId, [item.id]),
      item.questionId ? [] : selectPictures(db, item),
    ]);
    const shown = { ...item, pictures: pictures.map(({ fileId }) => fileId) };
    const [presented] = await presentItems(db, parts, [shown], { actor, language });
    const read = await presentAnswers(db, parts, answers, actor);
    const files = requests.flatMap((row) => [...row.pictures, ...(row.voiceId ? [row.voiceId] : [])]);
    return {
      item: presented!,
      title: facts?.title ?? '',
      number: facts?.number ?? null,
      requests: requests.map(requestOnWire),
      media: await mediaOf(db, parts.files, actor, files),
      answers: read.map((answer, at) => {
        const { seen, helped, likes, isLiked } = answers[at]!;
        return { ...answer, seen, helped, likes, isLiked, mayChange: answer.isOwn };
      }),
      hints,
      isKept: kept,
      hasAssistant: assistant.isAvailable(actor.schoolId),
      hasTranscription: isThere,
    };
  };

type Answerable = Pick<RequestRow, 'schoolId' | 'id' | 'itemId' | 'classId' | 'subjectId'>;

/** Questions that the caller may act on; 404 `coach.error.noRequest` where one is not. */
async function answerable(db: Db, actor: SignedIn, ids: readonly Id[], now: Date) {
  const rows = await selectAnswerable(db, await loadTeaching(db, actor, now), ids);
  if (rows.length < ids.length) throw notFound('coach.error.noRequest');
  return rows;
}

/** Counts the items of changed questions again, and tells open desks. */
export async function recountAll(db: Db, broadcast: DeskBroadcast, rows: readonly Answerable[]): Promise<void> {
  const keys = new Map(rows.map((row) => [`${row.classId} ${row.subjectId} ${row.itemId}`, row]));
  await db.as(forStudents, async (part) => {
    for (const row of keys.values()) await recount(part, row);
  });
  db.afterCommit(() => {
    for (const { classId, subjectId } of keys.values()) broadcast.send(classId, subjectId);
  });
}

export const shareRequests =
  (broadcast: DeskBroadcast): Handler<typeof api.shareRequests> =>
  async ({ db, actor, input: { requestIds, on }, now }) => {
    const rows = await answerable(db, actor, requestIds, now);
    await updateShared(db, rows[0]!.schoolId, requestIds, on ? now : null);
    await recountAll(db, broadcast, rows);
    return { count: rows.length };
  };

export const removeRequests =
  (broadcast: DeskBroadcast): Handler<typeof api.removeRequests> =>
  async ({ db, actor, input: { requestIds, removed }, now }) => {
    const rows = await answerable(db, actor, requestIds, now);
    await updateRemoved(db, rows[0]!.schoolId, requestIds, removed ? now : null);
    await recountAll(db, broadcast, rows);
    return { count: rows.length };
  };

export const moveRequests =
  (broadcast: DeskBroadcast): Handler<typeof api.moveRequests> =>
  async ({ db, actor, input: { requestIds, itemId }, now, language }) => {
    const rows = await answerable(db, actor, requestIds, now);
    const { item } = await itemOnDesk(db, actor, itemId, { now, language });
    if (rows.some(({ subjectId }) => subjectId !== item.subjectId)) throw notFound('coach.error.noItem');
    await updateItem(db, item.schoolId, requestIds, item.id);
    await recountAll(db, broadcast, [...rows, ...rows.map((row) => ({ ...row, itemId: item.id }))]);
    return { count: rows.length };
  };

export const linkKnowledge =
  ({ textbooks }: Parts): Handler<typeof api.linkKnowledge> =>
  async ({ db, actor, input: { itemId, kiids }, now, language }) => {
    const { item } = await itemOnDesk(db, actor, itemId, { now, language });
    const names = (await pointNames(db, textbooks, kiids, language))(kiids);
    if (names.length < kiids.length) throw notFound('coach.error.noPoint');
    const key: ItemKey = item;
    await updatePoints(db, key, kiids);
    return names;
  };
