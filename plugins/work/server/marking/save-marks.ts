import { invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import { attemptStates } from '../../model/answering/attempt';
import { isOnScale, stateOfPoints } from '../../model/marking/marks';
import { selectAnswers } from '../answering/answers.queries';
import { updateTotals } from '../answering/taking.queries';
import { tell, type Telling } from '../answering/telling';
import type { MonitorNews } from '../monitoring/monitor-news';
import { recount } from '../publishing/assignments.queries';
import { countUsed } from './comments.queries';
import type { MarkNews } from './mark-news';
import {
  type CorrectedRow,
  type GivenMark,
  insertMarkEvents,
  lockCorrected,
  type MarkEvent,
  type MarkKey,
  type MarkRow,
  selectGivenEvents,
  selectHeld,
  selectMarks,
  updateMarks,
  type WhyMarked,
} from './marks.queries';

export interface Marking extends Telling {
  readonly files: Files;
  readonly news: MonitorNews;
  readonly markNews: MarkNews;
}

export type Sent = InputOf<typeof api.saveMarks>['marks'][number];
type Outcome = OutputOf<typeof api.saveMarks>[number];

const placeOf = ({ attemptId, itemId, part, round }: MarkKey) => `${attemptId}/${itemId}/${part}/${round}`;
const keyOf = (mark: Sent): MarkKey => ({
  attemptId: mark.attemptId,
  itemId: mark.itemId,
  part: mark.part,
  round: mark.round,
});

/** Who gives marks, and how they came about. */
export interface Giving {
  readonly actor: SignedIn;
  readonly now: Date;
  readonly why: WhyMarked;
}

export const saveMarks =
  (parts: Marking): Handler<typeof api.saveMarks> =>
  ({ db, actor, input, now }) =>
    giveMarks(db, parts, { actor, now, why: 'given' }, input);

/** The one way in which people's marks are written, whoever found the points. Answers as {@link saveMarks} does. */
export async function giveMarks(
  db: Db,
  parts: Marking,
  giving: Giving,
  { homeworkId, marks }: { readonly homeworkId: Id; readonly marks: readonly Sent[] },
): Promise<Outcome[]> {
  const { actor, now } = giving;
  const places = marks.map((mark) => placeOf(keyOf(mark)));
  if (new Set(places).size < places.length) throw invalid('work.error.markTwice');
  const attemptIds = [...new Set(marks.map(({ attemptId }) => attemptId))];
  const people = await lockCorrected(db, actor, { homeworkId, attemptIds });
  if (people.length < attemptIds.length) throw notFound('work.error.noAttempt');
  const schoolId = people[0]!.schoolId;
  const ground = await groundOf(db, actor, people, marks, now);
  const judged = marks.map((mark, index) => judge(mark, index, ground));
  const toWrite = judged.flatMap(({ write }) => write ?? []);
  if (toWrite.length > 0) {
    await keepVoices(db, parts.files, actor, toWrite);
    await write(db, schoolId, giving, toWrite);
    await settle(db, parts, schoolId, people, now);
    db.afterCommit(() => tellColleagues(parts.markNews, actor.personId, people, toWrite));
    const said = giving.why === 'given' ? toWrite.flatMap(({ mark }) => (mark.comment ? [mark.comment] : [])) : [];
    await countUsed(db, actor.personId, said);
  }
  return judged.map(({ outcome }) => outcome);
}

interface Ground {
  readonly people: ReadonlyMap<Id, CorrectedRow>;
  readonly marks: ReadonlyMap<string, MarkRow>;
  readonly known: ReadonlySet<Id>;
  readonly holders: ReadonlyMap<string, string>;
  readonly blank: ReadonlySet<string>;
}

/** What stands where marks are to be written. */
async function groundOf(
  db: Db,
  actor: SignedIn,
  people: readonly CorrectedRow[],
  marks: readonly Sent[],
  now: Date,
): Promise<Ground> {
  const schoolId = people[0]!.schoolId;
  const ids = people.map(({ id }) => id);
  const [standing, known, held, answers] = await Promise.all([
    selectMarks(db, schoolId, ids),
    selectGivenEvents(
      db,
      schoolId,
      marks.map(({ markId }) => markId),
    ),
    selectHeld(db, actor, ids, now),
    selectAnswers(db, schoolId, ids, [...new Set(marks.map(({ itemId }) => itemId))]),
  ]);
  const filled = new Set(answers.filter(({ isBlank }) => !isBlank).map(placeOf));
  return {
    people: new Map(people.map((row) => [row.id, row])),
    marks: new Map(standing.map((mark) => [placeOf(mark), mark])),
    known: new Set(known.map(({ id }) => id)),
    holders: new Map(held.map((one) => [`${one.attemptId}/${one.itemId}`, one.holder])),
    blank: new Set(standing.map(placeOf).filter((place) => !filled.has(place))),
  };
}

interface ToWrite {
  readonly id: Id;
  readonly mark: GivenMark;
  readonly before: MarkRow;
}

/** Whether one mark is written, and what is told of it. */
function judge(sent: Sent, index: number, ground: Ground): { outcome: Outcome; write?: ToWrite } {
  const key = keyOf(sent);
  const place = placeOf(key);
  const before = ground.marks.get(place);
  const tell = (outcome: Outcome['outcome'], by: string, mark = before): Outcome => ({
    markId: sent.markId,
    outcome,
    version: mark?.version ?? 0,
    points: mark?.points ?? null,
    by,
  });
  const person = ground.people.get(sent.attemptId)!;
  if (!before) throw wrongField(`marks/${index}/itemId`, 'work.error.noItem');
  if (sent.points !== null && !isOnScale(sent.points, before.of))
    throw wrongField(`marks/${index}/points`, 'work.error.offScale', { of: before.of, step: pointStep });
  if (ground.known.has(sent.markId)) return { outcome: tell('saved', before.by) };
  const isOver = person.state === attemptStates.returned || sent.round !== latestRound(ground, key);
  if (isOver) return { outcome: tell('gone', before.by) };
  const holder = ground.holders.get(`${sent.attemptId}/${sent.itemId}`);
  if (holder) return { outcome: tell('held', holder) };
  if (sent.version !== before.version) return { outcome: tell('changed', before.by) };
  const state = sent.points === null ? null : stateOfPoints(sent.points, before.of, ground.blank.has(place));
  const mark: GivenMark = {
    ...key,
    points: sent.points,
    state,
    comment: sent.comment ?? before.comment,
    ink: sent.ink ?? before.ink,
    voiceId: sent.voice === undefined ? before.voiceId : sent.voice,
    flags: sent.flags ?? before.flags,
    rubric: sent.rubric ?? before.rubric,
  };
  const outcome = { ...tell('saved', ''), version: before.version + 1, points: sent.points };
  return { outcome, write: { id: sent.markId, mark, before } };
}

/** Who corrects the same class sees what has changed; pages that know these versions already do nothing. */
function tellColleagues(
  news: MarkNews,
  by: Id,
  people: readonly Pick<CorrectedRow, 'id' | 'assignmentId'>[],
  written: readonly ToWrite[],
): void {
  const assignmentOf = new Map(people.map(({ id, assignmentId }) => [id, assignmentId]));
  for (const [assignmentId, ofClass] of Map.groupBy(written, ({ mark }) => assignmentOf.get(mark.attemptId)!))
    news.tell(assignmentId, {
      kind: 'marked',
      by,
      cells: ofClass.map(({ mark: { attemptId, itemId, part, round }, before }) => ({
        attemptId,
        itemId,
        part,
        round,
        version: before.version + 1,
      })),
    });
}

const latestRound = (ground: Ground, { attemptId, itemId, part }: MarkKey) =>
  Math.max(...[0, 1, 2, 3, 4, 5].filter((round) => ground.marks.has(placeOf({ attemptId, itemId, part, round }))));

async function keepVoices(db: Db, files: Files, { personId }: SignedIn, rows: readonly ToWrite[]): Promise<void> {
  const added = rows.flatMap(({ mark, before }) =>
    mark.voiceId && mark.voiceId !== before.voiceId ? [mark.voiceId] : [],
  );
  if (added.length > 0) await files.keep(db, [...new Set(added)], personId);
}

/** The event first, then the mark: what was given can be read again whatever becomes of the mark. */
async function write(db: Db, schoolId: Id, giving: Giving, rows: readonly ToWrite[]): Promise<void> {
  const events = rows.map(({ id, mark, before }): MarkEvent => {
    const { attemptId, itemId, part, round, ...after } = mark;
    return { id, attemptId, itemId, part, round, before: plain(before), after };
  });
  const { actor, why, now } = giving;
  await insertMarkEvents(db, schoolId, events, { personId: actor.personId, why, now });
  const marks = rows.map(({ mark }) => mark);
  await updateMarks(db, schoolId, marks, { by: actor.personId, why, now });
}

const plain = ({ points, state, comment, ink, voiceId, flags, rubric, byPerson, byPeers, version }: MarkRow) => ({
  points,
  state,
  comment,
  ink,
  voiceId,
  flags,
  rubric,
  byPerson,
  byPeers,
  version,
});

/** Reckons anew what attempts come to after their marks have changed, and tells those who watch and the bank. */
export async function settle(
  db: Db,
  { news, notices, ...telling }: Telling & Pick<Marking, 'news'>,
  schoolId: Id,
  people: readonly Pick<CorrectedRow, 'id' | 'assignmentId' | 'state'>[],
  now: Date,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const standing = await updateTotals(db, schoolId, ids);
  const assignments = Map.groupBy(people, ({ assignmentId }) => assignmentId);
  await recount(db, schoolId, [...assignments.keys()]);
  const done = standing.filter(({ state }) => state === attemptStates.corrected).map(({ id }) => id);
  await tell(db, telling, schoolId, done);
  // those of whom nothing was open before have heard of it
  const before = new Set(people.filter(({ state }) => state === attemptStates.corrected).map(({ id }) => id));
  await notices.corrected(
    db,
    schoolId,
    done.filter((id) => !before.has(id)),
    now,
  );
  db.afterCommit(() => {
    for (const [assignmentId, ofClass] of assignments)
      news.tell(
        assignmentId,
        ofClass.map(({ id }) => id),
      );
  });
}
