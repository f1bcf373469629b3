import { listClasses, listGrades, type GradeItem, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { Calls } from 'edutech/core/web/call';
import type { Loader } from 'edutech/core/web/plugin';
import { getBasket, someQuestions } from 'edutech/plugins/questions/api';
import { getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { getHomework, type Homework, type HomeworkValues, proposeFollowUp, proposeHomework } from '../../../api';
import { readPaper } from 'edutech/plugins/questions/kit/ui/sources/read-paper';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import { startOf } from './start';

/** What the sheet opens with. */
export interface ComposeData {
  /** Null for a new one, which the server gets with its first change. */
  readonly homework: Homework | null;
  readonly values: HomeworkValues;
  /** Name of its chapter, where the proposal knows it. */
  readonly chapter: string | null;
  /** Questions as the bank has them, where one may read them: of the sheet, and those to be put on it. */
  readonly questions: readonly Question[];
  /** The questions come from there, and those that are not on the sheet are put on it. */
  readonly beginsWith: 'basket' | 'paper' | 'questions' | 'followUp' | null;
  /** Whom questions are for, tiers as bits, where that is known. */
  readonly tiersOf: ReadonlyMap<string, number>;
  /** The classes that get it, where they are known; else those that usually do. */
  readonly classIds: readonly string[] | null;
  readonly books: readonly StageItem[];
  readonly grades: readonly GradeItem[];
  readonly classes: readonly TaughtClassItem[];
  /** The publishing is open. */
  readonly isPublishing: boolean;
}

/**
 * `?id=` opens homework. What lies in the basket (`?from=basket`), a paper that was imported (`?paper=`) or these questions
 * (`?questions=`) are put on the sheet, or what practises the weak points of earlier homework (`?after=`, of all its classes or of
 * one `&assignment=`). A new one is for the lesson that is named (`?class=`, `&subject=`, `&node=`).
 * `?publish=1` opens publishing.
 */
export const loadCompose: Loader<ComposeData> = async ({ call, url, signal, termId }) => {
  const asked = (name: string) => url.searchParams.get(name);
  const id = asked('id');
  const nodeId = asked('node');
  const ofTerm = termId ? { termId } : {};
  const quiet = { signal, quiet: true };
  const [homework, books, grades, classes, proposal, begin] = await Promise.all([
    isId(id) ? call(getHomework, { homeworkId: id }, { signal }) : null,
    call(getUserBooks, { source: textbookSources.school, ...ofTerm }, { signal }),
    call(listGrades, {}, { signal }),
    call(listClasses, ofTerm, { signal }),
    // a proposal only: without it the fields are empty
    isId(id)
      ? null
      : call(proposeHomework, isId(nodeId) ? { nodeId } : {}, quiet).catch(() => ({ last: [], asked: null })),
    readBeginning(call, url, quiet),
  ]);
  const shared = {
    books,
    grades,
    classes,
    isPublishing: url.searchParams.has('publish'),
    tiersOf: begin?.tiersOf ?? new Map<string, number>(),
    classIds: begin?.classIds ?? null,
  };
  if (homework) {
    const ids = [...new Set(homework.items.flatMap(({ questionId }) => questionId ?? []))];
    // who holds no bank writes sheets all the same, without what the bank knows
    const known = ids.length > 0 ? await call(someQuestions, { ids }, quiet).catch(() => []) : [];
    const added = homework.isDraft && homework.isOwn ? begin : null;
    return {
      ...shared,
      homework,
      values: valuesOf(homework),
      chapter: null,
      questions: [...known, ...(added?.questions ?? [])],
      beginsWith: added?.from ?? null,
    };
  }
  const start = startOf(classes, proposal!, {
    classId: begin?.classIds?.[0] ?? asked('class'),
    subjectId: begin?.subjectId ?? asked('subject'),
  });
  return {
    ...shared,
    homework: null,
    values: emptySheet(start, begin?.title ?? ''),
    chapter: start.chapter?.name ?? null,
    questions: begin?.questions ?? [],
    beginsWith: begin?.from ?? null,
  };
};

interface Beginning {
  readonly from: NonNullable<ComposeData['beginsWith']>;
  readonly title?: string;
  readonly questions: readonly Question[];
  readonly subjectId?: string;
  readonly tiersOf?: ReadonlyMap<string, number>;
  readonly classIds?: readonly string[];
}

/** What a new sheet begins with, where the address says so. */
async function readBeginning(
  call: Calls,
  { searchParams }: URL,
  quiet: { readonly signal: AbortSignal; readonly quiet: boolean },
): Promise<Beginning | null> {
  const paperId = searchParams.get('paper');
  if (isId(paperId)) {
    const paper = await readPaper(call, paperId, quiet).catch(() => null);
    return paper && { from: 'paper', ...paper };
  }
  const after = searchParams.get('after');
  if (isId(after))
    return readFollowUp(call, { homeworkId: after, assignmentId: searchParams.get('assignment') }, quiet);
  const ids = [...new Set(searchParams.get('questions')?.split(',').filter(isId))].slice(0, mostNamed);
  if (ids.length > 0)
    return { from: 'questions', questions: await call(someQuestions, { ids }, quiet).catch(() => []) };
  if (searchParams.get('from') !== 'basket') return null;
  return { from: 'basket', questions: await call(getBasket, {}, quiet).catch(() => []) };
}

/** What practises the weak points of earlier homework; its title is made by the page, in the reader's language. */
async function readFollowUp(
  call: Calls,
  { homeworkId, assignmentId }: { readonly homeworkId: string; readonly assignmentId: string | null },
  quiet: { readonly signal: AbortSignal; readonly quiet: boolean },
): Promise<Beginning | null> {
  const input = { homeworkId, ...(isId(assignmentId) && { assignmentId }) };
  const found = await call(proposeFollowUp, input, quiet).catch(() => null);
  if (!found) return null;
  const { title, subjectId, classIds, items } = found;
  const ids = items.map(({ questionId }) => questionId);
  const questions = ids.length > 0 ? await call(someQuestions, { ids }, quiet).catch(() => []) : [];
  const tiersOf = new Map(items.map((item) => [item.questionId, item.tiers]));
  return { from: 'followUp', title, subjectId, classIds, tiersOf, questions };
}

/** Most questions that an address names. */
const mostNamed = 100;

const emptySheet = ({ subjectId, gradeId, chapter }: ReturnType<typeof startOf>, title: string): HomeworkValues => ({
  title,
  kind: 0,
  subjectId,
  gradeId,
  ...(chapter && { nodeId: chapter.nodeId }),
  note: '',
  sections: [],
  items: [],
  files: [],
});

/** Homework in the words of its form. */
export function valuesOf(homework: Homework): HomeworkValues {
  const { title, kind, subjectId, gradeId, nodeId, note, sections, items, files } = homework;
  return {
    title,
    kind,
    subjectId,
    gradeId,
    ...(nodeId && { nodeId }),
    note,
    sections,
    files: files.map(({ fileId }) => fileId),
    ...(homework.minutesByHand && { minutes: homework.minutes }),
    items: items.map(({ itemId, section, tiers, way, questionId, version, body, space }) => ({
      itemId,
      section,
      tiers,
      way,
      points: (body.parts ?? [body]).map(({ points }) => points),
      ...(questionId ? { questionId, version } : { body }),
      ...(space && { space }),
    })),
  };
}
