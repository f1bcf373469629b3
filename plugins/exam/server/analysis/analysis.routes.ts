import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { answerInWords } from 'edutech/plugins/questions/kit/common/answer-in-words';
import type * as api from '../../api';
import type { ItemLine } from '../../api/analysis';
import type { Lines } from '../../model/analysis/levels';
import { pointsOfItem } from '../../model/paper/document';
import { selectBefore, selectMistakes, selectTotals } from './exams.queries';
import { classFigures, groupFigures, studentsToLookAt, subjectCards } from './figures';
import { type ExamData, loadExam, ownClasses, papersOf } from './load-exam';
import { aboutOf, type QuestionParts } from './paper-items';

/** Media type of an Arrow IPC stream (IANA). */
const arrowType = 'application/vnd.apache.arrow.stream';
/** Exams of so many days before and after belong together: a midterm takes two or three days, its marking a week. */
const daysOfExams = 10;

export const examAnalysis =
  (parts: QuestionParts, lines: Lines): Handler<typeof api.examAnalysis> =>
  async ({ db, actor, input, accept, language }) => {
    const data = await loadExam(db, actor, input);
    if (accept.includes(arrowType))
      return { raw: true, headers: { 'content-type': arrowType }, body: await arrowOf(data) };
    const { exam, classId } = data;
    const { items, allItems, ...group } = groupFigures(data, lines);
    const own = papersOf(data, ownClasses(data)).papers.map(({ studentId }) => studentId);
    const before = new Map((await selectBefore(db, exam, own)).map(({ studentId, share }) => [studentId, share]));
    const others = await selectTotals(db, actor, exam, daysOfExams);
    return {
      examId: exam.id,
      title: exam.title,
      subject: nameIn(language, exam.subject, exam.subjectEn),
      startsAt: exam.startsAt,
      mode: exam.mode,
      lines,
      classId,
      isReleased: exam.isReleased,
      mayEnter: data.classes.some((one) => one.isOwn),
      ...group,
      classes: classFigures(data, lines),
      items: await itemLines(parts, db, data, { items, allItems, own, language }),
      reasons: studentsToLookAt(data, lines, before),
      subjects: subjectCards(others, classId, lines, (one) => nameIn(language, one.subject, one.subjectEn)),
    };
  };

type Figures = Pick<ReturnType<typeof groupFigures>, 'items' | 'allItems'>;

async function itemLines(
  parts: QuestionParts,
  db: Db,
  data: ExamData,
  { items, allItems, own, language }: Figures & { readonly own: readonly Id[]; readonly language: Language },
): Promise<ItemLine[]> {
  const { exam, items: paper } = data;
  const about = await aboutOf(parts, paper, language);
  const asked = paper.flatMap(({ id, points }) => points.map((full, part) => ({ itemId: id, part, full })));
  const mistakes = await selectMistakes(db, exam, asked, own);
  return paper.map((item, at) => {
    const figures = items?.[at];
    const mistake = mistakes
      .filter(({ itemId }) => itemId === item.id)
      .map(({ answer, count }) => ({ text: answerInWords(answer as Answer), count }))
      .find(({ text }) => text !== '');
    return {
      itemId: item.id,
      number: at + 1,
      full: pointsOfItem(item),
      about: about.get(item.id) ?? '',
      choice: choiceAt(data.table, at),
      facility: figures?.facility ?? null,
      allFacility: allItems?.[at]?.facility ?? null,
      discrimination: figures?.discrimination ?? null,
      correlation: figures?.correlation ?? null,
      zero: figures?.zero ?? null,
      allPoints: figures?.full ?? null,
      mistake: mistake ?? null,
    };
  });
}

/** The number of the first item of a choice; null: the item is not chosen from others. */
function choiceAt({ choices = [] }: ExamData['table'], item: number): number | null {
  const first = choices.find((places) => places.includes(item))?.[0];
  return first === undefined ? null : first + 1;
}

/** A row for each student of own classes, a column of points for each item. */
async function arrowOf(data: ExamData): Promise<Buffer> {
  // loaded only when Arrow is requested
  const { tableFromArrays, tableToIPC } = await import('apache-arrow');
  const { papers, table } = papersOf(data, ownClasses(data));
  const names = new Map(data.classes.map(({ classId, name }) => [classId, name]));
  const columns = data.items.map((_, item) => [
    `item${item}`,
    Float32Array.from(table.points.subarray(item * table.students, (item + 1) * table.students)),
  ]);
  return Buffer.from(
    tableToIPC(
      tableFromArrays({
        student: papers.map(({ studentId }) => studentId),
        name: papers.map(({ name }) => name),
        class: papers.map(({ classId }) => names.get(classId) ?? ''),
        ...Object.fromEntries(columns),
      }),
      'stream',
    ),
  );
}
