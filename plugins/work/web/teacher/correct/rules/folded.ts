import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { Column } from './columns';

/** What is folded depends on. */
interface Foldable {
  readonly column: Pick<Column, 'id'> & { readonly question: Pick<Column['question'], 'type'> };
  readonly cell: {
    readonly points: number | null;
    readonly by: string;
    readonly comment: string;
    readonly isUnsaved: boolean;
  };
}

/** Items of a paper that are shown one by one, or as one line. */
export interface Run<I> {
  readonly isFolded: boolean;
  readonly items: readonly I[];
}

const chosen: readonly number[] = [questionTypes.singleChoice, questionTypes.multipleChoice, questionTypes.trueFalse];

/** A choice that the machine has marked, and nobody has looked at: there is nothing to read on it. */
const isFoldable = ({ column, cell }: Foldable): boolean =>
  chosen.includes(column.question.type) &&
  cell.points !== null &&
  cell.by === '' &&
  cell.comment === '' &&
  !cell.isUnsaved;

/** The items of a paper in order; choices that the machine has marked, two or more in a row, make one run. */
export function runsOf<I extends Foldable>(items: readonly I[]): Run<I>[] {
  const runs: { isFolded: boolean; items: I[] }[] = [];
  for (const item of items) {
    const isFolded = isFoldable(item);
    const last = runs.at(-1);
    if (last && isFolded && last.isFolded) last.items.push(item);
    else runs.push({ isFolded, items: [item] });
  }
  return runs.map((run) => (run.items.length > 1 ? run : { ...run, isFolded: false }));
}
