import { AppError, invalid, notFound, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api';
import { mostOpen, requestStates } from '../../model/request';
import { expectedAt, notifiedAt } from '../../model/times';
import { isReadable } from '../../model/withheld';
import { routes } from '../../routes';
import { type AnswerRow, selectAnswer, selectForClass, upsertReader } from '../answering/answers.queries';
import { actKinds } from '../contributions/figure-source.queries';
import type { DeskBroadcast } from '../desk/desk-broadcast';
import { ensureItem, findThing, type FoundThing, readItem } from '../items/find-item';
import { selectItems } from '../items/items.queries';
import { forStudents, type Parts } from '../parts';
import { selectDuties } from './class.queries';
import { helpIn, type OwnClass, ownClass } from './class-help';
import {
  countOwn,
  countWaiting,
  insertPictures,
  insertRequest,
  recount,
  reopen,
  selectOwnAbout,
  selectOwnRequest,
  updateState,
} from './requests.queries';
import { withheldBy } from './withheld';

type Call = Parameters<Handler<typeof api.ask>>[0];

export const ask =
  (parts: Parts, broadcast: DeskBroadcast): Handler<typeof api.ask> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const own = await ownClass(db, parts, actor, now);
    const before = await selectOwnRequest(db, actor.personId, input.requestId);
    if (before) {
      const isAnswered = before.state !== requestStates.open;
      return { itemId: before.itemId, expected: before.expectedAt, isAnswered };
    }
    if ((await countOwn(db, actor.personId, undefined)).open >= mostOpen) throw invalid('coach.error.tooMany');
    const thing = await thingOf(call, parts);
    const files = [...input.pictures, ...(input.voice ? [input.voice] : [])];
    if (files.length > 0) await parts.files.keep(db, files, actor.personId);
    return store(call, parts, { own, thing, broadcast });
  };

/** What is asked about: an item that is there, or what the page names. */
async function thingOf({ db, actor, input, now, language }: Call, parts: Parts): Promise<FoundThing | Id> {
  if (input.itemId) return (await readItem(db, actor, input.itemId, language)).id;
  const thing = await findThing(db, parts, actor, input, now);
  if (thing.area === 'own' && thing.words === '' && input.pictures.length === 0) throw invalid('coach.error.nothing');
  return thing;
}

interface Storing {
  readonly own: OwnClass;
  readonly thing: FoundThing | Id;
  readonly broadcast: DeskBroadcast;
}

/** Stores the question; what others have asked and been answered is looked at as the system. */
function store({ db, actor, input, now, language }: Call, parts: Parts, { own, thing, broadcast }: Storing) {
  return db.as(forStudents, async (part) => {
    const { schoolId } = own;
    const key = typeof thing === 'string' ? { schoolId, id: thing } : await ensureItem(part, schoolId, thing, now);
    const [item] = await selectItems(part, schoolId, [key.id], language);
    if (!item) throw notFound('coach.error.noItem');
    const earlier = (await selectOwnAbout(part, key, actor.personId))[0];
    const help = await helpIn(part, own, item.subjectId, now);
    if (help.people.length === 0) throw invalid('coach.error.noTeacher');
    const withheld = await withheldBy(part, parts, actor.personId, item, now);
    const answers = input.afterAnswers ? [] : await selectForClass(part, key, own.classId);
    const found = fitting(
      answers.filter((one) => isReadable(one, own.classId, withheld)),
      input.stuck,
    );
    const place = typeof thing === 'string' ? earlier : thing;
    const stored = await insertRequest(part, {
      schoolId,
      id: input.requestId,
      itemId: key.id,
      personId: actor.personId,
      classId: own.classId,
      subjectId: item.subjectId,
      area: place?.area ?? 'bank',
      placeId: input.placeId ?? null,
      title: place?.title ?? '',
      number: place?.number ?? null,
      stuck: input.stuck,
      words: input.words.trim(),
      voiceId: input.voice ?? null,
      state: found ? requestStates.answered : requestStates.open,
      askedAt: now,
      expectedAt: help.expected,
      answeredAt: found ? now : null,
      answerId: found?.id ?? null,
      sharedAt: input.isShared ? now : null,
    });
    if (!stored) throw new AppError('coach.error.openAlready', wireCodes.conflict);
    for (const counter of parts.acts)
      await counter.note(part, [{ kind: actKinds.ask.id, schoolId, personId: actor.personId, at: now }]);
    if (input.pictures.length > 0) await insertPictures(part, schoolId, input.requestId, input.pictures);
    const ofClass = { schoolId, classId: own.classId, subjectId: item.subjectId, itemId: key.id };
    await recount(part, ofClass);
    if (!found) await tellTeachers(part, parts, ofClass, { people: help.people.map(({ personId }) => personId), now });
    db.afterCommit(() => broadcast.send(own.classId, item.subjectId));
    return { itemId: key.id, expected: help.expected, isAnswered: found !== undefined };
  });
}

/** The answer for somebody who is stuck there: one for that group, else one for everybody. */
const fitting = (answers: readonly AnswerRow[], stuck: string): AnswerRow | undefined =>
  answers.find((one) => one.stuck === stuck) ?? answers.find((one) => one.stuck === null);

interface ClassItem {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
  readonly itemId: Id;
}

/** One notification for each class and subject: the newest says how many wait. Not at night. */
async function tellTeachers(
  db: Db,
  { notifications }: Pick<Parts, 'notifications'>,
  { schoolId, classId, subjectId }: ClassItem,
  { people, now }: { readonly people: readonly Id[]; readonly now: Date },
) {
  const { count } = await countWaiting(db, { schoolId, classId, subjectId });
  const path = routes.list.to({ class: classId, subject: subjectId });
  await notifications.notify(
    db,
    {
      schoolId,
      area: 'coach',
      thread: `desk/${classId}/${subjectId}`,
      people: people.map((personId) => ({ personId, path })),
      key: 'coach.notice.asked',
      params: { count },
      at: notifiedAt(now),
    },
    now,
  );
}

export const settleRequest =
  (parts: Parts, broadcast: DeskBroadcast): Handler<typeof api.settleRequest> =>
  ({ db, actor, input, now }) =>
    db.as(forStudents, async (part) => {
      const row = await selectOwnRequest(part, actor.personId, input.requestId);
      if (!row) throw notFound('coach.error.noRequest');
      const { schoolId, classId, subjectId, itemId } = row;
      const expected = expectedAt(now, await selectDuties(part, schoolId, [subjectId]));
      if (input.outcome === 'again') {
        const others = (await selectOwnAbout(part, { schoolId, id: itemId }, actor.personId)).filter(
          (one) => one.id !== row.id && one.state === requestStates.open,
        );
        if (others.length > 0) throw new AppError('coach.error.openAlready', wireCodes.conflict);
        await reopen(part, row, { words: input.words.trim(), now, expectedAt: expected });
      } else await updateState(part, row, requestStates[input.outcome]);
      if (input.outcome === 'understood' && row.answerId)
        await upsertReader(part, { schoolId, answerId: row.answerId, personId: actor.personId, now }, true);
      await recount(part, { schoolId, classId, subjectId, itemId });
      if (input.outcome === 'again') {
        const own = await ownClass(part, parts, actor, now);
        const { people } = await helpIn(part, own, subjectId, now);
        await tellTeachers(part, parts, row, { people: people.map(({ personId }) => personId), now });
      }
      db.afterCommit(() => broadcast.send(classId, subjectId));
      return { expected };
    });

export const readAnswer =
  (parts: Parts, broadcast: DeskBroadcast): Handler<typeof api.readAnswer> =>
  async ({ db, actor, input, now }) => {
    const own = await ownClass(db, parts, actor, now);
    const subjectId = await db.as(forStudents, async (part) => {
      const answer = await selectAnswer(part, own.schoolId, input.answerId);
      const isTheirs = answer.isShared || answer.classIds.includes(own.classId);
      if (answer.removedAt || !isTheirs) throw notFound('coach.error.noAnswer');
      const read = { schoolId: own.schoolId, answerId: answer.id, personId: actor.personId, now };
      await upsertReader(part, read, input.hasHelped);
      const [item] = await selectItems(part, own.schoolId, [answer.itemId], 'zh-CN');
      return item?.subjectId;
    });
    if (subjectId) db.afterCommit(() => broadcast.send(own.classId, subjectId));
    return { count: 1 };
  };
