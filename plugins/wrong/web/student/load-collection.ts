import { listSubjects } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { isId } from 'edutech/core/common/ids';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getPlan, getPractice, listCollection } from '../../api';
import { mostAtOnce } from '../../model/entry';
import { collectionWish } from '../shared/wish';

/** Entries on a page: cards are tall. */
export const collectionSizes: readonly number[] = [10, 20, 50];

export type Collection = OutputOf<typeof listCollection>;
export type PlanData = OutputOf<typeof getPlan>;
export type PracticeData = NonNullable<OutputOf<typeof getPractice>>;

/** One address, four views: the list, a practice, a booklet to print, adding by photo. */
export async function loadCollection({ call, url, signal, blocks }: LoaderArgs) {
  const search = url.searchParams;
  const options = { signal };
  switch (search.get('view')) {
    case 'practise': {
      const id = search.get('practice');
      const [practice, plan] = await Promise.all([
        call(getPractice, isId(id) ? { practiceId: id } : {}, options),
        call(getPlan, {}, options),
      ]);
      return { view: 'practise', practice, plan } as const;
    }
    case 'print': {
      const wish = collectionWish(search);
      const list = await call(listCollection, { ...wish, page: 1, pageLine: mostAtOnce }, options);
      return { view: 'print', list } as const;
    }
    case 'add':
      return { view: 'add', subjects: await call(listSubjects, {}, options) } as const;
    default: {
      const { page, pageLine } = listQuery(search, collectionSizes);
      const [list, plan] = await Promise.all([
        call(listCollection, { ...collectionWish(search), page, pageLine }, options),
        call(getPlan, {}, options),
        blocks('wrong.ownEntry'),
      ]);
      return { view: 'list', list, plan } as const;
    }
  }
}
export type CollectionData = Awaited<ReturnType<typeof loadCollection>>;
