import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { answerOption } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { Evidence } from 'edutech/plugins/situation/api';
import { type Static, Type } from 'typebox';
import { itemsOf, pointsOfItem, pointsOfPaper, type PaperItem } from '../../model/paper/document';
import { insertRelease, replaceRows, type ResultRow } from '../analysis/answers.queries';
import { reportEvidence } from '../evidence/report-evidence';
import { freezeItems, paperForStudents } from '../sitting/publishing/freeze-paper';
import { demoPapers } from './papers';
import { insertExam, selectDemoStudents } from './results.queries';
import { ExamParts } from './sittings/exam-parts';

const Results = Type.Object({
  paper: Type.String(),
  title: Type.String(),
  by: Type.String(),
  classes: Type.Array(Type.Integer()),
  /** Days ago. */
  days: Type.Integer(),
  school: Type.Enum(['home', 'other']),
  /** `item (how hard): question = right; wrong`. */
  item: DemoLines,
});

/** What students write to an item. */
interface Written {
  readonly hard: number;
  readonly right: string;
  readonly wrong: readonly string[];
}

/** Printed exams with the results of whole classes. */
export async function buildResults(context: DemoContext): Promise<void> {
  const skills = new Map<Id, number>();
  const papers = new Map(demoPapers(context.folder, context.id).map((paper) => [paper.slug, paper]));
  for (const record of readDemo(context.folder, 'results.txt')) {
    const results = demoValues(Results, record);
    await add(context, skills, { slug: record.name, ...results, document: papers.get(results.paper)!.document });
  }
}

interface DemoResults extends Static<typeof Results> {
  readonly slug: string;
  readonly document: ReturnType<typeof demoPapers>[number]['document'];
}

async function add(
  context: DemoContext,
  skills: Map<Id, number>,
  { slug, document, ...results }: DemoResults,
): Promise<void> {
  const { db, id, world } = context;
  const schoolId = results.school === 'home' ? world.schoolId : world.otherSchoolId;
  const exam = { schoolId, id: id(`exam.exam.${slug}`) };
  const day = daysAgo(context, results.days);
  const students = await selectDemoStudents(db, {
    schoolId,
    termId: world.termId,
    gradeId: id('grade/7'),
    numbers: results.classes,
  });
  const items = itemsOf(document);
  await insertExam(db, {
    ...exam,
    paperId: id(`exam.paper.${results.paper}`),
    title: results.title,
    subjectId: id('subject/mathematics'),
    gradeId: id('grade/7'),
    document,
    questions: items.length,
    points: pointsOfPaper(document),
    minutes: document.target.minutes,
    startsAt: day,
    by: demoPersonId(context, results.by),
    classIds: [...new Set(students.map(({ classId }) => classId))],
  });
  const [parts] = context.contributed(ExamParts);
  if (parts) {
    const frozen = await freezeItems(db, parts.bank, document);
    const key = { schoolId, examId: exam.id };
    await parts.frozenExams.store(db, key, frozen, await paperForStudents(db, parts, document, frozen));
  }
  const written = new Map(
    results.item.map(({ note, text }) => [id(`exam.item.${results.paper}.${nameIn(text)}`), writtenIn(note, text)]),
  );
  const sat = students.filter((_, at) => at % 37 !== 5);
  const rows = sat.flatMap((student) =>
    rowsOf(context, { studentId: student.studentId, skill: skillOf(context, skills, student) }, items, written),
  );
  await replaceRows(
    db,
    exam,
    students.map(({ studentId }) => studentId),
    rows,
  );
  const personIds = sat.map(({ studentId }) => studentId);
  await reportEvidence(db, context.contributed(Evidence), { schoolId, examId: exam.id, personIds });
  if (slug === 'monthly') await insertRelease(db, exam, demoPersonId(context, results.by), day);
}

const nameIn = (text: string): string => text.split('=')[0]!.trim();

function writtenIn(note: string, text: string): Written {
  const [right = '', wrong = ''] = text.slice(text.indexOf('=') + 1).split(';');
  // gaps are separated by bars, so their wrong answers by slashes
  const separator = /[|/]/.test(wrong) || !/^[\sA-J]+$/.test(wrong) ? '/' : ' ';
  return {
    hard: Number(note),
    right: right.trim(),
    wrong: wrong
      .split(separator)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  };
}

/** Letters are a choice, all else what stands in the gaps; nothing: written on paper, and not kept. */
function answerOf(text: string): Answer | null {
  if (text === '') return null;
  if (/^[A-J]+$/.test(text)) return { choice: [...text].map(answerOption) };
  return { gaps: text.split('|').map((gap) => gap.trim()) };
}

/** How good somebody is: the same in all exams but for the day. The sum of three numbers is about normal; classes differ a little. */
function skillOf(
  { random }: DemoContext,
  skills: Map<Id, number>,
  { studentId, number }: { readonly studentId: Id; readonly number: number },
): number {
  const ofClass = [-0.15, 0, 0.2][number - 1] ?? 0;
  const skill = skills.get(studentId) ?? (random() + random() + random() - 1.5) * 2.4 + 0.3 + ofClass;
  skills.set(studentId, skill);
  return skill + (random() - 0.5) * 0.7;
}

/** What a student has of each item: more with skill, less of what is hard, and by chance. */
function rowsOf(
  { random }: DemoContext,
  { studentId, skill }: { readonly studentId: Id; readonly skill: number },
  items: readonly PaperItem[],
  written: ReadonlyMap<Id, Written>,
): ResultRow[] {
  return items.map((item): ResultRow => {
    const { hard = 0, right = '', wrong = [] } = written.get(item.id) ?? {};
    const share = 1 / (1 + Math.exp(1.5 * (hard - skill)));
    const full = pointsOfItem(item);
    const isChoice = /^[A-J]+$/.test(right);
    const points = pointsBy(random, share, { full, isWhole: isChoice || full < 4 });
    const lost = wrong[Math.floor(random() * wrong.length)] ?? '';
    return { studentId, itemId: item.id, part: 0, points, answer: answerOf(points === full ? right : lost) };
  });
}

function pointsBy(
  random: () => number,
  share: number,
  { full, isWhole }: { readonly full: number; readonly isWhole: boolean },
) {
  const luck = random();
  if (luck < share) return full;
  if (isWhole || luck > share + 0.55 * (1 - share)) return 0;
  return Math.max(1, Math.round(full * Math.min(0.85, share * (0.4 + random() * 0.7))));
}
