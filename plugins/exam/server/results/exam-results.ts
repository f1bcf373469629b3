import { AppError, invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Db } from 'edutech/core/server/data/db';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import type { ExamKey, ExamResults } from '../../api/results';
import { isOnScale } from '../../model/analysis/results/entry';
import { lockExam, selectExam, selectExamsToMark } from '../analysis/exams.queries';
import { outlineSections } from '../papers/outline';
import type { FrozenItem } from '../sitting/frozen-exams';
import type { MarkingParts } from '../sitting/answering/mark-sittings';
import { insertKeyChange, selectKeyChanges } from './key-changes.queries';
import { fullOf, hasKey, isKeyed, pointsByKey } from './mark-part';
import { recordLeftOut } from './left-out';
import { changesOf, remark } from './remark';
import { releaseExam, type ReleaseParts } from './release-exam';
import { reportAgain } from './report-results';
import {
  fillRows,
  selectAnswered,
  selectExpected,
  selectOfExam,
  selectOwnPart,
  upsertPoints,
  upsertResults,
} from './results.queries';

interface Parts extends MarkingParts, ReleaseParts {
  readonly clock: Clock;
}

/** The record of marks, for those who mark an exam. */
export function examResults(parts: Parts): ExamResults<Db, SignedIn> {
  const { bank, clock, frozenExams } = parts;
  const itemsOf = async (db: Db, exam: ExamKey) =>
    new Map((await frozenExams.items(db, exam, clock.now())).map((item) => [item.itemId, item]));
  return {
    toMark: selectExamsToMark,
    exam: async (db, actor, examId) => {
      const exam = await selectExam(db, actor, examId);
      const { document } = exam;
      if (!document) throw new AppError('exam.error.sealed', 423);
      const items = await itemsOf(db, { schoolId: exam.schoolId, examId });
      return {
        schoolId: exam.schoolId,
        examId,
        paperId: exam.paperId,
        title: exam.title,
        subjectId: exam.subjectId,
        mode: exam.mode,
        outline: {
          schoolId: exam.schoolId,
          paperId: exam.paperId,
          title: exam.title,
          sections: outlineSections(document, ({ id }) => items.get(id)?.body),
        },
        students: await selectExpected(db, exam),
      };
    },
    students: async (db, exam) => selectExpected(db, await selectOfExam(db, exam)),
    question: async (db, exam, itemId) => {
      const { body, key } = partOf(await itemsOf(db, exam), itemId, 0);
      return { body, key };
    },
    questions: itemsOf,
    answersToMark: async (db, exam) => {
      const items = await itemsOf(db, exam);
      return (await selectAnswered(db, exam)).flatMap(({ points, answer, ...of }) => {
        const item = items.get(of.itemId);
        const isOpen = item && answer && !isBlankAnswer(answer) && (points === null || !isKeyed(item, of.part));
        return isOpen ? [{ ...of, answer }] : [];
      });
    },
    recordAnswers: async (db, exam, answers) => {
      const items = await itemsOf(db, exam);
      const rows = answers.map(({ studentId, itemId, part, answer }) => {
        const item = partOf(items, itemId, part);
        const points = isKeyed(item, part) ? pointsByKey(bank, item, part, answer) : null;
        return { ...exam, studentId, itemId, part, answer, points };
      });
      await upsertResults(db, rows);
      const studentIds = [...new Set(rows.map(({ studentId }) => studentId))];
      await fillRows(db, exam, studentIds, partsOf([...items.values()]));
      await reportAgain(db, parts, exam, studentIds);
    },
    recordChoices: async (db, exam, choices) => {
      await recordLeftOut(db, bank, await itemsOf(db, exam), exam, choices);
      await reportAgain(db, parts, exam, [...new Set(choices.map(({ studentId }) => studentId))]);
    },
    recordPoints: async (db, exam, given) => {
      const items = await itemsOf(db, exam);
      for (const { itemId, part, points } of given) {
        const full = fullOf(partOf(items, itemId, part), part);
        if (points !== null && !isOnScale(points, full)) throw invalid('exam.error.offScale', { of: full });
      }
      await upsertPoints(db, exam, given);
      const studentIds = [...new Set(given.map(({ studentId }) => studentId))];
      await reportAgain(db, parts, exam, studentIds);
    },
    keyed: async (db, exam) =>
      [...(await itemsOf(db, exam)).values()].flatMap(({ itemId, body, key }) =>
        key && hasKey({ itemId, body, key }) ? [{ itemId, body, key }] : [],
      ),
    previewKey: async (db, exam, change) => changesOf(await remark(db, bank, await itemsOf(db, exam), exam, change)),
    changeKey: async (db, actor, exam, change) => {
      await lockExam(db, { schoolId: exam.schoolId, id: exam.examId });
      const marks = await remark(db, bank, await itemsOf(db, exam), exam, change);
      await insertKeyChange(db, exam, { ...change, changed: marks.changes.length, by: actor.personId });
      await upsertPoints(
        db,
        exam,
        marks.changes.map(({ after, ...of }) => ({ ...of, points: after })),
      );
      await reportAgain(db, parts, exam, [...new Set(marks.changes.map(({ studentId }) => studentId))]);
      await parts.audit.record(db, actor, {
        act: 'exam.changeKey',
        objectKind: 'exam',
        objectId: exam.examId,
        schoolId: exam.schoolId,
        facts: { title: exam.title, item: marks.number, changed: marks.changes.length, kept: marks.byPerson },
        address: change.address,
      });
      return { changed: marks.changes.length, byPerson: marks.byPerson };
    },
    keyChanges: selectKeyChanges,
    release: (db, actor, release) => releaseExam(db, actor, parts, { ...release, on: true }),
    ownPart: (db, actor, examId, of) => selectOwnPart(db, actor.personId, examId, of),
  };
}

function partOf(items: ReadonlyMap<Id, FrozenItem>, itemId: Id, part: number): FrozenItem {
  const item = items.get(itemId);
  if (!item || part >= answeredParts(item.body).length) throw notFound('exam.error.noItem');
  return item;
}

const partsOf = (items: readonly FrozenItem[]) =>
  items.flatMap(({ itemId, body }) => answeredParts(body).map((_, part) => ({ itemId, part })));
