import { listClasses, listGrades, type GradeItem, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { Loader } from 'edutech/core/web/plugin';
import { getBasket, someQuestions } from 'edutech/plugins/questions/api';
import { getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { getHomework, type Homework, type HomeworkValues } from '../../../api';
import type { Question } from './sources/question';

/** What the sheet opens with. */
export interface ComposeData {
  /** Null for a new one, which the server gets with its first change. */
  readonly homework: Homework | null;
  readonly values: HomeworkValues;
  /** Questions of the sheet as the bank has them, where one may read them; to be put on a new sheet: those of the basket. */
  readonly questions: readonly Question[];
  readonly isFromBasket: boolean;
  readonly books: readonly StageItem[];
  readonly grades: readonly GradeItem[];
  readonly classes: readonly TaughtClassItem[];
  /** The publishing is open. */
  readonly isPublishing: boolean;
}

/** `?id=` opens homework, `?from=basket` begins with what lies in the basket; `?publish=1` opens publishing. */
export const loadCompose: Loader<ComposeData> = async ({ call, url, signal, termId }) => {
  const id = url.searchParams.get('id');
  const isFromBasket = !id && url.searchParams.get('from') === 'basket';
  const ofTerm = termId ? { termId } : {};
  const [homework, books, grades, classes] = await Promise.all([
    isId(id) ? call(getHomework, { homeworkId: id }, { signal }) : null,
    call(getUserBooks, { source: textbookSources.school, ...ofTerm }, { signal }),
    call(listGrades, {}, { signal }),
    call(listClasses, ofTerm, { signal }),
  ]);
  const ids = [...new Set(homework?.items.flatMap(({ questionId }) => questionId ?? []))];
  // who holds no bank writes sheets all the same, without what the bank knows
  const quiet = { signal, quiet: true };
  const questions = isFromBasket
    ? await call(getBasket, {}, quiet).catch(() => [])
    : ids.length > 0
      ? await call(someQuestions, { ids }, quiet).catch(() => [])
      : [];
  const first = classes[0];
  return {
    homework,
    values: homework ? valuesOf(homework) : emptySheet(first?.subjectId ?? '', first?.gradeId ?? ''),
    questions,
    isFromBasket,
    books,
    grades,
    classes,
    isPublishing: url.searchParams.has('publish'),
  };
};

const emptySheet = (subjectId: string, gradeId: string): HomeworkValues => ({
  title: '',
  kind: 0,
  subjectId,
  gradeId,
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
