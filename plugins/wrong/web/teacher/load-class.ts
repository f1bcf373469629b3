import { listClasses } from 'edutech/core/common/api/organisation';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { classQuestions } from '../../api';
import { listWish } from '../shared/wish';

const sorts = ['rate', 'wrong', 'newest'] as const;
export const classSizes: readonly number[] = [10, 20, 50];

/** The classes that one teaches, and what the chosen one got wrong. */
export async function loadClass({ call, url, signal, termId }: LoaderArgs) {
  const search = url.searchParams;
  const taught = await call(listClasses, termId ? { termid: termId } : {}, { signal });
  const chosen =
    taught.find(
      ({ classid, subjectid }) => classid === search.get('class') && subjectid === (search.get('subject') ?? subjectid),
    ) ?? taught[0];
  if (!chosen) return { taught, chosen: null, wish: null, list: null } as const;
  const { page, pageline } = listQuery(search, classSizes);
  const sort = sorts.find((one) => one === search.get('sort')) ?? 'rate';
  const wish = { ...listWish(search), classid: chosen.classid, subjectid: chosen.subjectid, sort };
  const list = await call(classQuestions, { ...wish, page, pageline }, { signal });
  return { taught, chosen, wish, list } as const;
}
export type ClassData = Awaited<ReturnType<typeof loadClass>>;
export type ShownClass = Extract<ClassData, { chosen: object }>;
