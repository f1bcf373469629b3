import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { Evidence } from 'edutech/plugins/situation/api';
import type { WrongQuestions } from 'edutech/plugins/wrong/api';
import type * as api from '../../../api';
import type { ReadResults } from '../../../api/analysis';
import { type Choice, choicesOf } from '../../../model/paper/figures/choice';
import { type EntryColumn, headingOf, isOnScale, readEntry } from '../../../model/analysis/results/entry';
import { reportEvidence } from '../../evidence/report-evidence';
import {
  insertEntry,
  markUndone,
  printOfResults,
  replaceRows,
  type ResultRow,
  selectEntry,
  selectResults,
} from '../answers.queries';
import { lockExam, type PaperRow } from '../exams.queries';
import { type ExamData, loadExam } from '../load-exam';
import { reportAgain } from '../../results/report-results';
import { bodiesOf, keysOf, type QuestionParts } from '../paper-items';

export interface EntryParts extends QuestionParts {
  readonly audit: Audit;
  readonly evidence: readonly Evidence<Db>[];
  readonly texts: Texts;
  readonly wrong: readonly WrongQuestions<Db>[];
}

/** A column of the workbook with the part that it stands for. */
interface PartColumn extends EntryColumn {
  readonly itemId: Id;
  readonly place: number;
}

/** A printed exam of one's own classes; 409 `exam.error.notPrinted` for one on line. */
async function loadPrinted(db: Db, actor: SignedIn, examId: Id): Promise<ExamData> {
  const data = await loadExam(db, actor, { examId, whole: true });
  if (data.exam.mode !== 'printed') throw conflict('exam.error.notPrinted');
  return data;
}

/** Students of own classes, in the order of class lists. */
const ownStudents = ({ classes, students }: ExamData): PaperRow[] => {
  const own = new Set(classes.filter(({ isOwn }) => isOwn).map(({ classId }) => classId));
  return students.filter(({ classId }) => own.has(classId));
};

async function columnsOf(parts: QuestionParts, { exam, items }: ExamData): Promise<PartColumn[]> {
  const firstOf = new Map(
    choicesOf(exam.document!).flatMap(({ itemIds }) => itemIds.map((id) => [id, itemIds[0]!] as const)),
  );
  const bodies = await bodiesOf(parts, items);
  return items.flatMap((item, at) => {
    const body = bodies.get(item.id);
    const asked = body ? answeredParts(body) : [];
    const first = items.findIndex(({ id }) => id === firstOf.get(item.id));
    return item.points.map((full, place): PartColumn => {
      const part = asked[place];
      const isChoice = part?.type === questionTypes.singleChoice || part?.type === questionTypes.multipleChoice;
      return {
        itemId: item.id,
        place,
        number: at + 1,
        part: item.points.length > 1 ? place + 1 : 0,
        full,
        ...(first >= 0 && { choice: first + 1 }),
        options: isChoice ? (part.options?.length ?? 0) : 0,
      };
    });
  });
}

const sayIn = (texts: Texts, language: Language) => (name: string, values?: object) =>
  texts.say(language, `exam.entry.${name}`, values as Record<string, string | number>);

export const resultTemplate =
  (parts: EntryParts): Handler<typeof api.resultTemplate> =>
  async ({ db, actor, input, language }) => {
    const data = await loadPrinted(db, actor, input.examId);
    const say = sayIn(parts.texts, language);
    const columns = await columnsOf(parts, data);
    const students = ownStudents(data);
    const stands = Map.groupBy(
      await selectResults(
        db,
        data.exam,
        students.map(({ studentId }) => studentId),
      ),
      ({ studentId }) => studentId,
    );
    const names = new Map(data.classes.map(({ classId, name }) => [classId, name]));
    const cellOf = (studentId: Id, { itemId, place }: PartColumn) =>
      stands.get(studentId)?.find((row) => row.itemId === itemId && row.part === place)?.points ?? null;
    return sheetFile(db, parts.files, actor, say('file', { title: data.exam.title }), [
      {
        name: data.exam.title,
        columns: [
          { title: say('usercode'), width: 16 },
          { title: say('name') },
          { title: say('class') },
          ...columns.map((column) => ({ title: headingOf(column, say) })),
        ],
        rows: students.map(({ studentId, usercode, name, classId }) => [
          usercode,
          name,
          names.get(classId) ?? '',
          ...columns.map((column) => cellOf(studentId, column)),
        ]),
      },
    ]);
  };

export const readResults =
  (parts: EntryParts): Handler<typeof api.readResults> =>
  async ({ db, actor, input, files }) => {
    const [file] = files;
    if (!file || file.bytes === 0) throw invalid('exam.error.noResults');
    const data = await loadPrinted(db, actor, input.examId);
    const students = ownStudents(data);
    const sheets = await readSheets(file.path, file.name);
    const entry = readEntry(
      sheets.map(({ rows }) => rows),
      students,
      await columnsOf(parts, data),
    );
    if (!entry) throw invalid('exam.error.noResults');
    const classOf = new Map(students.map(({ studentId, classId }) => [studentId, classId]));
    const given = Map.groupBy(entry.rows, ({ studentId }) => classOf.get(studentId)!);
    const classes = data.classes.flatMap(({ classId, name }) => {
      const rows = given.get(classId);
      if (!rows) return [];
      const present = rows.filter(({ points }) => points.length > 0).length;
      const all = students.filter((student) => student.classId === classId).length;
      return [{ classId, name, present, absent: all - present }];
    });
    return {
      rows: entry.rows.map(({ studentId, points, choices, leftOut }) => ({
        studentId,
        points: [...points],
        choices: choices.map(({ at, choice }) => [at, ...choice]),
        leftOut: [...leftOut],
      })),
      faults: entry.faults.map((fault) => ({ ...fault })),
      classes,
      print: await printOfResults(db, data.exam, idsOf(students, new Set(given.keys()))),
    };
  };

const idsOf = (students: readonly PaperRow[], classIds: ReadonlySet<Id>): Id[] =>
  students.filter(({ classId }) => classIds.has(classId)).map(({ studentId }) => studentId);

const aboutExam = ({ exam }: ExamData) => ({ schoolId: exam.schoolId, examId: exam.id });

export const replaceResults =
  (parts: EntryParts): Handler<typeof api.replaceResults> =>
  async ({ db, actor, input, now, client }) => {
    const data = await loadPrinted(db, actor, input.examId);
    await lockExam(db, data.exam);
    const own = ownStudents(data);
    const classIds = new Set(input.classIds);
    const students = idsOf(own, classIds);
    const known = new Set(students);
    if (input.rows.some(({ studentId }) => !known.has(studentId))) throw notFound('exam.error.noStudent');
    if ((await printOfResults(db, data.exam, students)) !== input.print) throw conflict('exam.error.resultsChanged');
    const rows = await rowsOf(parts, data, input.rows);
    const before = await selectResults(db, data.exam, students);
    await replaceRows(db, data.exam, students, rows);
    await reportEvidence(db, parts.evidence, { ...aboutExam(data), personIds: students });
    await reportAgain(db, parts, { schoolId: data.exam.schoolId, examId: data.exam.id }, students);
    const entryId = newId(now.getTime());
    const print = await printOfResults(db, data.exam, students);
    await insertEntry(db, {
      ...data.exam,
      entryId,
      personId: actor.personId,
      classIds: [...classIds],
      before,
      print,
      now,
    });
    await parts.audit.record(db, actor, {
      act: 'exam.enterResults',
      objectKind: 'exam',
      objectId: data.exam.id,
      schoolId: data.exam.schoolId,
      facts: { title: data.exam.title, students: input.rows.length },
      address: client.address,
    });
    return { entryId, count: input.rows.length };
  };

/** A row as it was read, and comes back. */
type GivenRow = ReadResults['rows'][number];

/** Rows of results: points that are on the scale, letters marked by the key of the bank. Who was absent has none. */
async function rowsOf(parts: EntryParts, data: ExamData, given: readonly GivenRow[]): Promise<ResultRow[]> {
  const columns = await columnsOf(parts, data);
  const bodies = await bodiesOf(parts, data.items);
  const keys = await keysOf(parts, { schoolId: data.exam.schoolId, examId: data.exam.id }, data.items);
  const marked = (column: PartColumn, answer: Answer): number => {
    const body = bodies.get(column.itemId);
    const key = keys.get(column.itemId);
    return body && key ? parts.bank.mark(body, key, column.place, answer).points : 0;
  };
  const only = choicesOf(data.exam.document!);
  return given.flatMap(({ studentId, points, choices, leftOut }) => {
    if (points.length === 0) return [];
    if (points.length !== columns.length) throw invalid('exam.error.noResults');
    refuseUnchosen(columns, only, new Set(leftOut));
    const chosen = new Map(choices.map(([at, ...choice]) => [at, { choice }]));
    return columns.map((column, at): ResultRow => {
      if (leftOut.includes(at))
        return { studentId, itemId: column.itemId, part: column.place, points: 0, answer: null, isLeftOut: true };
      const answer = chosen.get(at) ?? null;
      if (answer?.choice.some((option) => option >= column.options)) throw invalid('exam.error.noResults');
      const own = answer ? marked(column, answer) : points[at]!;
      if (!isOnScale(own, column.full)) throw invalid('exam.error.offScale', { of: column.full });
      return { studentId, itemId: column.itemId, part: column.place, points: own, answer };
    });
  });
}

/** Refuses rows that leave out another than all questions of a choice but one; 422 `exam.error.noResults`. */
function refuseUnchosen(
  columns: readonly PartColumn[],
  choices: readonly Choice[],
  leftOut: ReadonlySet<number>,
): void {
  const without = new Set(columns.flatMap(({ itemId }, at) => (leftOut.has(at) ? [itemId] : [])));
  const partly = columns.some(({ itemId }, at) => without.has(itemId) && !leftOut.has(at));
  const known = new Set(choices.flatMap(({ itemIds }) => itemIds));
  const isOne = choices.every(({ itemIds }) => itemIds.filter((id) => !without.has(id)).length === 1);
  if (partly || !isOne || [...without].some((id) => !known.has(id))) throw invalid('exam.error.noResults');
}

export const undoResults =
  (parts: EntryParts): Handler<typeof api.undoResults> =>
  async ({ db, actor, input, now, client }) => {
    const data = await loadPrinted(db, actor, input.examId);
    await lockExam(db, data.exam);
    const entry = await selectEntry(db, data.exam, input.entryId, actor.personId);
    const students = idsOf(ownStudents(data), new Set(entry.classIds));
    if ((await printOfResults(db, data.exam, students)) !== entry.print) throw conflict('exam.error.resultsChanged');
    await replaceRows(db, data.exam, students, entry.before);
    await reportEvidence(db, parts.evidence, { ...aboutExam(data), personIds: students });
    await reportAgain(db, parts, { schoolId: data.exam.schoolId, examId: data.exam.id }, students);
    await markUndone(db, data.exam, input.entryId, now);
    await parts.audit.record(db, actor, {
      act: 'exam.undoResults',
      objectKind: 'exam',
      objectId: data.exam.id,
      schoolId: data.exam.schoolId,
      facts: { title: data.exam.title },
      address: client.address,
    });
    return { count: new Set(entry.before.map(({ studentId }) => studentId)).size };
  };
