import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { answeredParts, pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { attemptStates } from '../../model/answering/attempt';
import { isOnScale, stateOfPoints } from '../../model/marking/marks';
import { readScores, scoreCell } from '../../model/marking/scores';
import type { ResultListeners } from '../answering/report-results';
import { selectHomework } from '../homework/homework.queries';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import {
  type MarkableAttemptRow,
  type GivenMark,
  insertMarkEvents,
  lockMarkableAttempts,
  type MarkRow,
  selectMarks,
  updateMarks,
} from './marks.queries';
import { recalculateAttempts } from './save-marks';
import { type SummaryData, loadSummaryData } from './summary.routes';

/** Services of the export and import of scores. */
export interface ScoreParts extends ResultListeners {
  readonly audit: Audit;
  readonly files: Files;
  readonly monitorBroadcast: MonitorBroadcast;
  readonly texts: Texts;
}

/** Points for whole items: null while a part of one is unmarked, undefined where somebody does not have it. */
function pointsIn(marks: readonly MarkRow[]) {
  const ofItem = Map.groupBy(marks, ({ attemptId, itemId }) => `${attemptId}/${itemId}`);
  return (attemptId: Id, itemId: Id): number | null | undefined => {
    const all = ofItem.get(`${attemptId}/${itemId}`);
    if (!all) return undefined;
    return all.some(({ points }) => points === null) ? null : all.reduce((sum, { points }) => sum + points!, 0);
  };
}

export const exportScores =
  ({ bank, files, texts }: ScoreParts): Handler<typeof api.exportScores> =>
  async ({ db, actor, input, language }) => {
    const { homework, people, items, marks } = await loadSummaryData(db, bank, actor, input);
    const say = (key: string) => texts.say(language, `work.scores.${key}`);
    const pointsOf = pointsIn(marks);
    const name = homework.title || say('sheet');
    return sheetFile(db, files, actor, name, [
      {
        name,
        columns: [
          { title: say('usercode'), width: 16 },
          { title: say('name') },
          { title: say('class') },
          { title: say('points') },
          { title: say('of') },
          ...items.map((_, index) => ({
            title: texts.say(language, 'work.scores.item', { number: index + 1 }),
            width: 8,
          })),
        ],
        rows: people.map(({ id, usercode, name: student, className, points, of }) => [
          usercode,
          student,
          className,
          points,
          of,
          ...items.map((item) => scoreCell(pointsOf(id, item.id))),
        ]),
      },
    ]);
  };

const isGone = ({ round, state }: MarkableAttemptRow) => round > 0 || state === attemptStates.returned;

const scoreItems = ({ items }: SummaryData) =>
  items.map(({ id, body }) => {
    const parts = answeredParts(body);
    return { itemId: id, of: parts.reduce((sum, { points }) => sum + points, 0), parts: parts.length };
  });

export const previewScores =
  ({ bank }: ScoreParts): Handler<typeof api.previewScores> =>
  async ({ db, actor, input, files }) => {
    const [file] = files;
    if (!file || file.bytes === 0) throw invalid('work.error.noScores');
    const context = await loadSummaryData(db, bank, actor, input);
    const sheets = await readSheets(file.path, file.name);
    const people = new Map(context.people.map((row) => [row.id, row]));
    const read = readScores(
      sheets.map(({ rows }) => rows),
      context.people.map((row) => ({ ...row, attemptId: row.id, isGone: isGone(row) })),
      scoreItems(context),
      pointsIn(context.marks),
    );
    if (!read) throw invalid('work.error.noScores');
    return {
      changes: read.changes.map(({ attemptId, itemId, ...change }) => ({
        ...change,
        attemptId,
        itemId,
        name: people.get(attemptId)!.name,
        className: people.get(attemptId)!.className,
      })),
      unchanged: read.unchanged,
      faults: read.faults.map((fault) => ({ ...fault })),
    };
  };

export const applyScores =
  (parts: ScoreParts): Handler<typeof api.applyScores> =>
  async ({ db, actor, input, now, client }) => {
    const homework = await selectHomework(db, actor, input.homeworkId);
    const attemptIds = [...new Set(input.changes.map(({ attemptId }) => attemptId))];
    const people = await lockMarkableAttempts(db, actor, { homeworkId: homework.id, attemptIds });
    if (people.length < attemptIds.length) throw notFound('work.error.noAttempt');
    if (people.some(isGone)) throw conflict('work.error.scoresChanged');
    const marks = (await selectMarks(db, homework.schoolId, attemptIds)).filter(({ round }) => round === 0);
    const changed = changedMarks(input.changes, marks);
    const events = changed.map(({ before, after }) => {
      const { attemptId, itemId, part, round } = before;
      const ofMark = ({ points, state }: Pick<GivenMark, 'points' | 'state'>) => ({ points, state });
      return { id: newId(now.getTime()), attemptId, itemId, part, round, before: ofMark(before), after: ofMark(after) };
    });
    await insertMarkEvents(db, homework.schoolId, events, { personId: actor.personId, why: 'imported', now });
    const written = changed.map(({ after }) => after);
    await updateMarks(db, homework.schoolId, written, { by: actor.personId, why: 'imported', now });
    await recalculateAttempts(db, parts, homework.schoolId, people, now);
    await parts.audit.record(db, actor, {
      act: 'work.importScores',
      objectKind: 'homework',
      objectId: homework.id,
      schoolId: homework.schoolId,
      facts: { title: homework.title, scores: input.changes.length, students: people.length },
      address: client.address,
    });
    return { count: input.changes.length };
  };

type Change = Parameters<Handler<typeof api.applyScores>>[0]['input']['changes'][number];

/** The marks that imported changes result in: all parts of an item full or zero, or its only part. */
function changedMarks(
  changes: readonly Change[],
  marks: readonly MarkRow[],
): { readonly before: MarkRow; readonly after: GivenMark }[] {
  const ofItem = Map.groupBy(marks, ({ attemptId, itemId }) => `${attemptId}/${itemId}`);
  const pointsOf = pointsIn(marks);
  return changes.flatMap(({ attemptId, itemId, before: told, after }) => {
    const own = ofItem.get(`${attemptId}/${itemId}`);
    if (!own) throw notFound('work.error.noItem');
    if (pointsOf(attemptId, itemId) !== told) throw conflict('work.error.scoresChanged');
    const of = own.reduce((sum, mark) => sum + mark.of, 0);
    if (!isOnScale(after, of) || (own.length > 1 && after !== 0 && after !== of))
      throw invalid('work.error.offScale', { of, step: pointStep });
    return own.map((before) => {
      const points = own.length === 1 ? after : after === 0 ? 0 : before.of;
      const state = stateOfPoints(points, before.of, before.state === 'blank');
      return { before, after: { ...before, points, state } };
    });
  });
}
