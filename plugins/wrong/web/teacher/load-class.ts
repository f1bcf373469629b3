import { listClasses } from 'edutech/core/common/api/organisation';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { classQuestions, countClasses } from '../../api';
import { listWish } from '../shared/wish';

const sorts = ['rate', 'wrong', 'newest'] as const;
export const classSizes: readonly number[] = [10, 20, 50];

/** The classes that one teaches with how much each got wrong, and what the chosen one did: else the first that has any. */
export async function loadClass({ call, url, signal, termId }: LoaderArgs) {
  const search = url.searchParams;
  const [classes, counts] = await Promise.all([
    call(listClasses, termId ? { termId } : {}, { signal }),
    call(countClasses, {}, { signal }),
  ]);
  const taught = classes.map((one) => ({
    ...one,
    count: counts.find(({ classId, subjectId }) => classId === one.classId && subjectId === one.subjectId)?.count ?? 0,
  }));
  const chosen =
    taught.find(
      ({ classId, subjectId }) => classId === search.get('class') && subjectId === (search.get('subject') ?? subjectId),
    ) ??
    taught.find(({ count }) => count > 0) ??
    taught[0];
  if (!chosen) return { taught, chosen: null, wish: null, list: null } as const;
  const { page, pageLine } = listQuery(search, classSizes);
  const sort = sorts.find((one) => one === search.get('sort')) ?? 'rate';
  const wish = { ...listWish(search), classId: chosen.classId, subjectId: chosen.subjectId, sort };
  const list = await call(classQuestions, { ...wish, page, pageLine }, { signal });
  return { taught, chosen, wish, list } as const;
}
export type ClassData = Awaited<ReturnType<typeof loadClass>>;
export type TaughtClass = ClassData['taught'][number];
export type ShownClass = Extract<ClassData, { chosen: object }>;
