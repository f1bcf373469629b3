import { type GradeItem, listGrades, listSubjects, type SubjectItem } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listPapers } from '../../api';
import { type PaperWish, paperWish, type Shelf } from './list-wish';

export interface PapersData {
  readonly wish: PaperWish;
  /** The tabs that concern the caller. */
  readonly shelves: readonly Shelf[];
  readonly papers: OutputOf<typeof listPapers>;
  readonly subjects: readonly SubjectItem[];
  readonly grades: readonly GradeItem[];
  /** How many wait for the caller: to be reviewed, to be opened. */
  readonly waiting: Readonly<Partial<Record<Shelf, number>>>;
}

/** A page of papers; shelves of what waits for a review or to be opened stand there only where something waits. */
export async function loadPapers({ call, url, signal }: LoaderArgs, among: readonly Shelf[]): Promise<PapersData> {
  const wish = paperWish(url.searchParams, among);
  const { shelf, state, subjectId, gradeId, q, page, pageLine } = wish;
  const count = async (of: Shelf) =>
    among.includes(of) ? (await call(listPapers, { shelf: of, page: 1, pageLine: 1 }, { signal })).pageData.total : 0;
  const [papers, subjects, grades, review, release] = await Promise.all([
    call(
      listPapers,
      {
        shelf,
        page,
        pageLine,
        ...(state && { state }),
        ...(subjectId && { subjectId }),
        ...(gradeId && { gradeId }),
        ...(q && { q }),
      },
      { signal },
    ),
    call(listSubjects, {}, { signal }),
    call(listGrades, {}, { signal }),
    count('review'),
    count('release'),
  ]);
  const waiting: PapersData['waiting'] = { review, release };
  const shelves = among.filter((one) => one === shelf || waiting[one] !== 0);
  return { wish, shelves, papers, subjects, grades, waiting };
}
