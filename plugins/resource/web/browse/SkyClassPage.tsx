import { useLoaderData, useLocation } from 'react-router';
import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listResources, resourceFacets } from '../../api';
import { kinds } from '../../model/kinds';
import { readBooks } from '../library/load-library';
import { shelves } from '../shared/addresses';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { LibraryColumns } from 'edutech/plugins/library/kit/ui/page/LibraryColumns';
import { leadToBook } from 'edutech/plugins/library/kit/ui/page/books/lead-to-book';
import { useBookInAddress } from 'edutech/plugins/library/kit/ui/page/books/use-book-in-address';
import { cardSizes, narrowingNames, narrowingOf, pagingOf } from '../shared/narrowing';
import { ResourceCard } from '../shared/cards/ResourceCard';

/** What an address says one of, where it does not mean the book that was chosen last. */
const ownNames = ['book', 'node'] as const;

export const loader = async (args: LoaderArgs) => {
  const { call, url, signal } = args;
  leadToBook(args, ownNames);
  const { tree, book } = await readBooks(args);
  const narrowing = narrowingOf(url.searchParams, book);
  const [list, { facets }] = await Promise.all([
    call(listResources, { space: 'public', ...narrowing, ...pagingOf(url.searchParams, cardSizes) }, { signal }),
    call(resourceFacets, { space: 'public', ...narrowing }, { signal }),
  ]);
  return { tree, bookId: book?.bookId ?? null, list, facets };
};
type Data = Awaited<ReturnType<typeof loader>>;

/** The sky class: what everybody may use, by the chapters of one's textbook; on the teachers' side and on the students'. */
export function Page() {
  const data = useLoaderData<Data>();
  const t = useText();
  const { search, pathname } = useLocation();
  const query = new URLSearchParams(search);
  const shelf = pathname === shelves.students.list ? 'students' : 'skyClass';
  const books = useTeachingBooks(data.tree);
  const [book] = useChosenBook(books, data.bookId);
  useBookInAddress(book?.bookId ?? null, ownNames);
  const { data: resources, pageData } = data.list;
  const isNarrowed = ['q', ...narrowingNames].some((name) => name !== 'book' && query.has(name));
  return (
    <PageFrame title={t('resource.zzlist.title')} note={t('resource.skyClass.note')}>
      <LibraryColumns books={books} book={book}>
        <KindFilter facets={data.facets} />
        <ListStates
          count={resources.length}
          filtered={isNarrowed}
          clear={changed(new URLSearchParams(), { book: query.get('book') })}
          empty={{
            picture: 'book',
            title: t('resource.empty.book'),
            text: t('resource.empty.book.text'),
          }}
          skeleton="cards"
        >
          <CoverCards>
            {resources.map((resource) => (
              <ResourceCard key={resource.id} resource={resource} shelf={shelf} />
            ))}
          </CoverCards>
        </ListStates>
        <Pager total={pageData.total} size={pageData.line} sizes={cardSizes} />
      </LibraryColumns>
    </PageFrame>
  );
}

function KindFilter({ facets }: { readonly facets: Data['facets'] }) {
  const t = useText();
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).get('kind');
  const countOf = (kind: string) => facets.find(({ facet, value }) => facet === 'kind' && value === kind)?.count ?? 0;
  return (
    <FilterBar
      search={t('resource.search')}
      filters={[
        {
          name: 'kind',
          label: t('resource.kind'),
          look: 'chips',
          all: t('resource.allKinds'),
          options: kinds
            .filter((kind) => countOf(kind) > 0 || kind === chosen)
            .map((kind) => ({
              value: kind,
              label: t(`resource.kind.${kind}`),
              count: countOf(kind),
            })),
        },
      ]}
    />
  );
}
