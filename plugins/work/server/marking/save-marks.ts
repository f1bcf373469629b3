import { invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { attemptStates } from '../../model/answering/attempt';
import { isOnScale, stateOfPoints } from '../../model/marking/marks';
import { selectAnswers } from '../answering/answers.queries';
import { updateTotals } from '../answering/submit-attempts.queries';
import { reportResults, type ResultListeners } from '../answering/report-results';
import { actKinds } from '../contributions/figures/figure-source.queries';
import { noteActs } from '../contributions/figures/note-acts';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import { recalculateAssignments } from '../totals/totals.queries';
import { countUsed } from './comments.queries';
import type { MarkBroadcast } from './mark-broadcast';
import {
  type MarkableAttemptRow,
  type GivenMark,
  insertMarkEvents,
  lockMarkableAttempts,
  type MarkEvent,
  type MarkKey,
  type MarkRow,
  selectGivenEvents,
  selectOtherLocks,
  selectMarks,
  updateMarks,
  type MarkReason,
} from './marks.queries';

export interface Marking extends ResultListeners {
  readonly files: Files;
  readonly monitorBroadcast: MonitorBroadcast;
  readonly markBroadcast: MarkBroadcast;
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

/** Who gives marks, and for which reason. */
export interface MarkSource {
  readonly actor: SignedIn;
  readonly now: Date;
  readonly why: MarkReason;
}

export const saveMarks =
  (parts: Marking): Handler<typeof api.saveMarks> =>
  ({ db, actor, input, now }) =>
    giveMarks(db, parts, { actor, now, why: 'given' }, input);

/** Writes all marks by people, whatever their source. Returns what {@link saveMarks} returns. */
export async function giveMarks(
  db: Db,
  parts: Marking,
  source: MarkSource,
  { homeworkId, marks }: { readonly homeworkId: Id; readonly marks: readonly Sent[] },
): Promise<Outcome[]> {
  const { actor, now } = source;
  const places = marks.map((mark) => placeOf(keyOf(mark)));
  if (new Set(places).size < places.length) throw invalid('work.error.markTwice');
  const attemptIds = [...new Set(marks.map(({ attemptId }) => attemptId))];
  const people = await lockMarkableAttempts(db, actor, { homeworkId, attemptIds });
  if (people.length < attemptIds.length) throw notFound('work.error.noAttempt');
  const schoolId = people[0]!.schoolId;
  const context = await loadMarkingContext(db, actor, people, marks, now);
  const judged = marks.map((mark, index) => checkMark(mark, index, context));
  const toWrite = judged.flatMap(({ write }) => write ?? []);
  if (toWrite.length > 0) {
    await keepVoices(db, parts.files, actor, toWrite);
    await write(db, schoolId, source, toWrite);
    const act = { kind: actKinds.mark.id, schoolId, personId: actor.personId, at: now };
    const isGiven = source.why === 'given';
    await noteActs(db, parts.acts, isGiven ? toWrite.map(() => act) : []);
    await recalculateAttempts(db, parts, schoolId, people, now);
    db.afterCommit(() => broadcastMarks(parts.markBroadcast, actor.personId, people, toWrite));
    const said = isGiven ? toWrite.flatMap(({ mark }) => (mark.comment ? [mark.comment] : [])) : [];
    await countUsed(db, actor.personId, said);
  }
  return judged.map(({ outcome }) => outcome);
}

interface MarkingContext {
  readonly people: ReadonlyMap<Id, MarkableAttemptRow>;
  readonly marks: ReadonlyMap<string, MarkRow>;
  readonly known: ReadonlySet<Id>;
  readonly holders: ReadonlyMap<string, string>;
  readonly blank: ReadonlySet<string>;
}

/** Current marks, locks and answers of the attempts to be marked. */
async function loadMarkingContext(
  db: Db,
  actor: SignedIn,
  people: readonly MarkableAttemptRow[],
  marks: readonly Sent[],
  now: Date,
): Promise<MarkingContext> {
  const schoolId = people[0]!.schoolId;
  const ids = people.map(({ id }) => id);
  const [current, known, held, answers] = await Promise.all([
    selectMarks(db, schoolId, ids),
    selectGivenEvents(
      db,
      schoolId,
      marks.map(({ markId }) => markId),
    ),
    selectOtherLocks(db, actor, ids, now),
    selectAnswers(db, schoolId, ids, [...new Set(marks.map(({ itemId }) => itemId))]),
  ]);
  const filled = new Set(answers.filter(({ isBlank }) => !isBlank).map(placeOf));
  return {
    people: new Map(people.map((row) => [row.id, row])),
    marks: new Map(current.map((mark) => [placeOf(mark), mark])),
    known: new Set(known.map(({ id }) => id)),
    holders: new Map(held.map((one) => [`${one.attemptId}/${one.itemId}`, one.holder])),
    blank: new Set(current.map(placeOf).filter((place) => !filled.has(place))),
  };
}

interface MarkChange {
  readonly id: Id;
  readonly mark: GivenMark;
  readonly before: MarkRow;
}

/** Decides whether one mark is written, and its outcome for the caller. */
function checkMark(sent: Sent, index: number, context: MarkingContext): { outcome: Outcome; write?: MarkChange } {
  const key = keyOf(sent);
  const place = placeOf(key);
  const before = context.marks.get(place);
  const outcomeOf = (outcome: Outcome['outcome'], by: string, mark = before): Outcome => ({
    markId: sent.markId,
    outcome,
    version: mark?.version ?? 0,
    points: mark?.points ?? null,
    by,
  });
  const person = context.people.get(sent.attemptId)!;
  if (!before) throw wrongField(`marks/${index}/itemId`, 'work.error.noItem');
  if (sent.points !== null && !isOnScale(sent.points, before.of))
    throw wrongField(`marks/${index}/points`, 'work.error.offScale', { of: before.of, step: pointStep });
  if (context.known.has(sent.markId)) return { outcome: outcomeOf('saved', before.by) };
  const isOver = person.state === attemptStates.returned || sent.round !== latestRound(context, key);
  if (isOver) return { outcome: outcomeOf('gone', before.by) };
  const holder = context.holders.get(`${sent.attemptId}/${sent.itemId}`);
  if (holder) return { outcome: outcomeOf('held', holder) };
  if (sent.version !== before.version) return { outcome: outcomeOf('changed', before.by) };
  const state = sent.points === null ? null : stateOfPoints(sent.points, before.of, context.blank.has(place));
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
  const outcome = { ...outcomeOf('saved', ''), version: before.version + 1, points: sent.points };
  return { outcome, write: { id: sent.markId, mark, before } };
}

/** Sends changed marks to others who mark the same class; pages that have these versions ignore them. */
function broadcastMarks(
  markBroadcast: MarkBroadcast,
  by: Id,
  people: readonly Pick<MarkableAttemptRow, 'id' | 'assignmentId'>[],
  written: readonly MarkChange[],
): void {
  const assignmentOf = new Map(people.map(({ id, assignmentId }) => [id, assignmentId]));
  for (const [assignmentId, ofClass] of Map.groupBy(written, ({ mark }) => assignmentOf.get(mark.attemptId)!))
    markBroadcast.send(assignmentId, {
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

const latestRound = (context: MarkingContext, { attemptId, itemId, part }: MarkKey) =>
  Math.max(...[0, 1, 2, 3, 4, 5].filter((round) => context.marks.has(placeOf({ attemptId, itemId, part, round }))));

async function keepVoices(db: Db, files: Files, { personId }: SignedIn, rows: readonly MarkChange[]): Promise<void> {
  const added = rows.flatMap(({ mark, before }) =>
    mark.voiceId && mark.voiceId !== before.voiceId ? [mark.voiceId] : [],
  );
  if (added.length > 0) await files.keep(db, [...new Set(added)], personId);
}

/** Writes the event, then the mark, so that every mark that was given stays readable. */
async function write(db: Db, schoolId: Id, source: MarkSource, rows: readonly MarkChange[]): Promise<void> {
  const events = rows.map(({ id, mark, before }): MarkEvent => {
    const { attemptId, itemId, part, round, ...after } = mark;
    return { id, attemptId, itemId, part, round, before: plain(before), after };
  });
  const { actor, why, now } = source;
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

/** Recalculates the totals of attempts whose marks have changed, then updates monitoring pages and the question bank. */
export async function recalculateAttempts(
  db: Db,
  { monitorBroadcast, notices, ...listeners }: ResultListeners & Pick<Marking, 'monitorBroadcast'>,
  schoolId: Id,
  people: readonly Pick<MarkableAttemptRow, 'id' | 'assignmentId' | 'state'>[],
  now: Date,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const totals = await updateTotals(db, schoolId, ids);
  const assignments = Map.groupBy(people, ({ assignmentId }) => assignmentId);
  await recalculateAssignments(db, schoolId, [...assignments.keys()]);
  const done = totals.filter(({ state }) => state === attemptStates.corrected).map(({ id }) => id);
  await reportResults(db, listeners, schoolId, done);
  // students whose attempts were fully marked before have been notified already
  const before = new Set(people.filter(({ state }) => state === attemptStates.corrected).map(({ id }) => id));
  await notices.corrected(
    db,
    schoolId,
    done.filter((id) => !before.has(id)),
    now,
  );
  db.afterCommit(() => {
    for (const [assignmentId, ofClass] of assignments)
      monitorBroadcast.send(
        assignmentId,
        ofClass.map(({ id }) => id),
      );
  });
}
