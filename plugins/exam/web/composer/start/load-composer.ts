import { type GradeItem, listClasses, listGrades, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { Calls } from 'edutech/core/web/call';
import type { Loader } from 'edutech/core/web/plugin';
import { getBasket, someQuestions } from 'edutech/plugins/questions/api';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import { readPaper } from 'edutech/plugins/questions/kit/ui/sources/read-paper';
import { getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { type ExamPaper, getPaper } from '../../../api';
import { type PresetId, presetIds } from '../../../model/paper/blocks';

/** What the composer opens with. */
export interface ComposerData {
  /** Null for a new one, which the server gets with its first change. */
  readonly paper: ExamPaper | null;
  /** A paper that a new one is a copy of. */
  readonly copied: ExamPaper | null;
  /** Blocks of a new one. */
  readonly preset: PresetId;
  /** Questions that it begins with, and where they come from. */
  readonly begin: Beginning | null;
  readonly books: readonly StageItem[];
  readonly grades: readonly GradeItem[];
  readonly classes: readonly TaughtClassItem[];
  /** It opens with what leaves on paper. */
  readonly isPrint: boolean;
}

export interface Beginning {
  readonly from: 'basket' | 'questions' | 'paper';
  readonly questions: readonly Question[];
  /** Title of the paper that was imported. */
  readonly title?: string;
}

/** Most questions that an address names. */
const mostNamed = 100;

interface Quiet {
  readonly signal: AbortSignal;
  readonly quiet: boolean;
}

/**
 * `?id=` opens a paper, with `?print=` its print. A new one has the blocks of `?preset=` and begins with what lies in the basket (`?from=basket`), with
 * these questions (`?questions=`), with a paper that was imported (`?paper=`), or as a copy (`?copy=`).
 */
export const loadComposer: Loader<ComposerData> = async ({ call, url, signal, termId }) => {
  const asked = (name: string) => url.searchParams.get(name);
  const [id, copy, preset] = [asked('id'), asked('copy'), asked('preset')];
  const ofTerm = termId ? { termId } : {};
  const [paper, copied, begin, books, grades, classes] = await Promise.all([
    isId(id) ? call(getPaper, { paperId: id }, { signal }) : null,
    isId(copy) ? call(getPaper, { paperId: copy }, { signal }) : null,
    readBeginning(call, url, { signal, quiet: true }),
    call(getUserBooks, { source: textbookSources.school, ...ofTerm }, { signal }),
    call(listGrades, {}, { signal }),
    call(listClasses, ofTerm, { signal }),
  ]);
  return {
    paper,
    copied,
    preset: presetIds.find((one) => one === preset) ?? 'default',
    begin: paper && !paper.isEditable ? null : begin,
    books,
    grades,
    classes,
    isPrint: paper !== null && asked('print') !== null,
  };
};

async function readBeginning(call: Calls, { searchParams }: URL, quiet: Quiet): Promise<Beginning | null> {
  const importId = searchParams.get('paper');
  if (isId(importId)) {
    const found = await readPaper(call, importId, quiet).catch(() => null);
    return found && { from: 'paper', ...found };
  }
  const ids = [...new Set(searchParams.get('questions')?.split(',').filter(isId))].slice(0, mostNamed);
  if (ids.length > 0)
    return { from: 'questions', questions: await call(someQuestions, { ids }, quiet).catch(() => []) };
  if (searchParams.get('from') !== 'basket') return null;
  return { from: 'basket', questions: await call(getBasket, {}, quiet).catch(() => []) };
}
