import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { changed, listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { LibraryColumns } from 'edutech/plugins/library/kit/ui/page/LibraryColumns';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import { listGiven, listGuides } from '../../api';
import { routes } from '../../routes';
import { GivenTable } from './GivenTable';
import { GuideTable, guideSizes } from './GuideTable';

const NewGuide = onDemand(() => import('./NewGuide').then((part) => part.NewGuide));

const tabs = ['mine', 'given', 'school', 'trash'] as const;
type Tab = (typeof tabs)[number];

/** `sort` is a number of the specification: 0, the initial one, shows what was changed last first. */
const sortOf = (value: string | null) => (value === '1' || value === '2' ? Number(value) : 0);

export async function loader({ call, url, signal, termId }: LoaderArgs) {
  const search = url.searchParams;
  const tab: Tab = tabs.find((one) => one === search.get('tab')) ?? 'mine';
  const { q, page, pageLine } = listQuery(search, guideSizes);
  const nodeId = search.get('node');
  const [tree, guides, given] = await Promise.all([
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
    tab === 'given'
      ? null
      : call(
          listGuides,
          {
            space: tab,
            sort: sortOf(search.get('order')),
            page,
            pageLine,
            ...(q && { q }),
            ...(isId(nodeId) && { nodeId }),
          },
          { signal },
        ),
    tab === 'given' ? call(listGiven, q ? { q } : {}, { signal }) : null,
  ]);
  return { tab, tree, guides, given, bookId: search.get('book') };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** Guide books beside the chapters of a book: one's own, what classes have, what the school shares, the trash. */
export function Page() {
  const t = useText();
  const navigate = useNavigate();
  const { tab, tree, guides, given, bookId } = useLoaderData<Data>();
  const query = new URLSearchParams(useLocation().search);
  const books = useTeachingBooks(tree);
  const [book] = useChosenBook(books, bookId ?? undefined);
  const isNew = query.get('open') === 'new';
  const back = changed(query, { open: null, from: null });
  return (
    <PageFrame
      title={t('guide.list.title')}
      note={t('guide.list.note')}
      end={
        <Can rule={['guide_book_tea.add']}>
          <Button look="primary" icon="Add" to={changed(query, { open: 'new' })}>
            {t('guide.new')}
          </Button>
        </Can>
      }
    >
      <Tabs
        className="below-3"
        label={t('guide.list.title')}
        current={tab}
        items={tabs.map((id) => ({
          id,
          label: t(`guide.tab.${id}`),
          to: routes.list.to({ tab: id === 'mine' ? undefined : id }),
        }))}
      />
      {given && <GivenTable given={given} />}
      {guides && (
        <LibraryColumns books={books} book={book}>
          <GuideTable guides={guides} tab={tab === 'given' ? 'mine' : tab} books={books} />
        </LibraryColumns>
      )}
      {isNew && (
        <NewGuide
          books={books}
          first={book?.bookId ?? null}
          nodeId={query.get('node')}
          fromId={query.get('from')}
          onClose={() => void navigate(back)}
        />
      )}
    </PageFrame>
  );
}
