import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import type { Endpoint } from 'edutech/core/common/endpoint';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { type Filter, FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { useQuery } from 'edutech/core/ui/table/use-query';
import { useText } from 'edutech/core/web/hooks';
import type { StageItem } from 'edutech/plugins/textbook/api';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import type { ItemLine } from '../../common/library-endpoints';
import { useTeachingBooks } from './books/teaching-books';
import { ItemCard } from './ItemCard';
import type { OpenedItem } from './ItemDrawer';
import { BulkItemActs, type ItemEndpoints, RowItemActs } from './item-acts';
import { LibraryColumns } from './LibraryColumns';
import { librarySizes, type Narrowing } from './load-library';
import { RowsOrCards } from './RowsOrCards';
import { SharingTag } from './SharingTag';
import { Spaces } from './Spaces';

interface LibraryPageProps<Item extends ItemLine> {
  readonly data: {
    readonly narrowing: Narrowing;
    readonly list: {
      readonly data: readonly Item[];
      readonly pageData: { readonly line: number; readonly total: number };
      readonly capped: boolean;
    };
    readonly tree: readonly StageItem[];
    readonly bookId: string | null;
  };
  /** Whose messages name the page: `<area>.title`, `.note`, `.search`, `.empty`, `.add`. */
  readonly area: string;
  /** Address of the page. */
  readonly path: string;
  /** Those of `libraryEndpoints`, such as all that `api.ts` exports. */
  readonly endpoints: ItemEndpoints & { readonly exportItems: Endpoint };
  /** Whether the person may add things and change their own. */
  readonly mayEdit: boolean;
  /** What narrows the list besides chapter and words. */
  readonly filters?: readonly Filter[];
  /** Columns of the area's own, after the title. */
  readonly columns?: readonly Column<Item>[];
  /** What a card says of a thing, below its title. */
  readonly card: (item: Item) => ReactNode;
  /** What is open beside the list: a thing, or the form for a new one at a chapter. */
  readonly drawer: (opened: OpenedItem<Item>) => ReactNode;
}

/** A library: which list, which chapter, what narrows it, the things as rows or cards, and one of them beside. */
export function LibraryPage<Item extends ItemLine>(props: LibraryPageProps<Item>) {
  const { data, area, path, endpoints, filters = [], columns = [], card, drawer } = props;
  const { narrowing, list } = data;
  const mayEdit = props.mayEdit && narrowing.space !== 'trash';
  const t = useText();
  const books = useTeachingBooks(data.tree);
  const [book] = useChosenBook(books, data.bookId);
  const { opened, at, close } = useOpened();
  const nodeId = useQuery().get('node');
  const text = (id: string) => t(`${area}.${id}`);
  const acts = { endpoints, space: narrowing.space, mayEdit: props.mayEdit };
  const item = list.data.find(({ id }) => id === opened);
  return (
    <PageFrame
      title={text('title')}
      note={text('note')}
      end={
        // a thing is added at the chapter that is chosen
        mayEdit &&
        (nodeId ? (
          <Button look="primary" icon="Add" to={at('new')}>
            {t(`${area}.add`)}
          </Button>
        ) : (
          <span className="note">{t('library.kit.chooseChapter')}</span>
        ))
      }
    >
      <Spaces current={narrowing.space} />
      <LibraryColumns books={books} book={book}>
        <FilterBar
          search={text('search')}
          filters={filters}
          end={<ExportButton endpoint={endpoints.exportItems} input={{ ...narrowing }} />}
        />
        <RowsOrCards
          name={`${area}.items`}
          label={text('title')}
          list={list}
          columns={[
            { id: 'title', title: t('library.kit.column.title'), main: true, cell: (one) => one.title },
            ...columns,
            {
              id: 'place',
              title: t('library.kit.column.place'),
              width: '140px',
              cell: ({ grade, subject }) => `${grade} ${subject}`,
            },
            narrowing.space === 'mine'
              ? { id: 'sharing', title: t('library.kit.column.sharing'), width: '200px', cell: SharingTag }
              : { id: 'owner', title: t('library.kit.column.owner'), width: '140px', cell: ({ owner }) => owner },
          ]}
          sizes={librarySizes}
          openAt={({ id }) => at(id)}
          bulk={(items, done) => <BulkItemActs {...acts} items={items} onDone={done} />}
          acts={(one) => <RowItemActs {...acts} item={one} />}
          filters={['node', ...filters.map(({ name }) => name)]}
          clear={path}
          empty={{ title: t(`${area}.empty`) }}
          card={(one) => (
            <ItemCard key={one.id} item={one} to={at(one.id)}>
              {card(one)}
            </ItemCard>
          )}
        />
      </LibraryColumns>
      {(item || (opened === 'new' && mayEdit && nodeId)) && drawer({ item, nodeId, mayEdit, onClose: close })}
    </PageFrame>
  );
}
