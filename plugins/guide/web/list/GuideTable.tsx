import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { type listGuides, removeGuides, restoreGuides, shareGuides } from '../../api';
import type { GuideItem } from '../../api/records';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { routes } from '../../routes';

const MoveDrawer = onDemand(() => import('./MoveDrawer').then((part) => part.MoveDrawer));

/** Lines of a page. */
export const guideSizes: readonly number[] = [20, 50, 100];

const columnsFor = (t: Translate): readonly Column<GuideItem>[] => [
  {
    id: 'title',
    title: t('guide.column.title'),
    main: true,
    cell: ({ title, isShared, isOwn }) => (
      <Row as="span" inline>
        <CityWords>{title}</CityWords>
        {isOwn && isShared && <Tag tone="info">{t('guide.shared')}</Tag>}
      </Row>
    ),
  },
  { id: 'chapter', title: t('guide.column.chapter'), cell: ({ chapter }) => <CityWords>{chapter}</CityWords> },
  {
    id: 'owner',
    title: t('guide.column.owner'),
    width: '96px',
    hidden: true,
    cell: ({ owner }) => <CityWords>{owner}</CityWords>,
  },
  {
    id: 'blocks',
    title: t('guide.column.blocks'),
    width: '128px',
    cell: ({ blocks, questions }) => t('guide.blocks', { blocks, questions }),
  },
  {
    id: 'minutes',
    title: t('guide.column.minutes'),
    width: '80px',
    cell: ({ minutes }) => t('guide.minutes', { minutes }),
  },
  {
    id: 'classes',
    title: t('guide.column.classes'),
    width: '96px',
    cell: ({ classes }) => (classes > 0 ? <Tag tone="done">{t('guide.classes', { classes })}</Tag> : '–'),
  },
  {
    id: 'changed',
    title: t('guide.column.changed'),
    width: '120px',
    cell: ({ changedAt }) => <SaidMoment at={changedAt} />,
  },
];

interface GuideTableProps {
  readonly guides: OutputOf<typeof listGuides>;
  readonly tab: 'mine' | 'school' | 'trash';
  readonly books: readonly TeachingBook[];
}

/** Guide books of a chapter or all, to be opened, copied, shared, moved and removed. */
export function GuideTable({ guides, tab, books }: GuideTableProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const [moving, setMoving] = useState<{ readonly ids: readonly string[]; readonly done: () => void } | null>(null);
  const acts = useGuideActs(tab === 'trash');
  return (
    <>
      <FilterBar
        search={t('guide.find')}
        filters={[
          {
            name: 'order',
            label: t('guide.sort'),
            all: t('guide.sort.0'),
            options: ['1', '2'].map((value) => ({ value, label: t(`guide.sort.${value}`) })),
          },
        ]}
      />
      <DataTable
        name="guide.books"
        label={t('guide.list.title')}
        columns={columnsFor(t)}
        rows={guides.data}
        total={guides.pageData.total}
        sizes={guideSizes}
        filters={['node']}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        {...(tab !== 'trash' && { openAt: ({ id }: GuideItem) => routes.detail.to({ id }) })}
        {...(tab !== 'school' && {
          bulk: (chosen: readonly GuideItem[], done: () => void) => (
            <BulkActs
              acts={acts}
              chosen={chosen}
              done={done}
              isTrash={tab === 'trash'}
              onMove={(ids) => setMoving({ ids, done })}
            />
          ),
        })}
        acts={(row) => (
          <>
            {tab !== 'trash' && (
              <Can rule={['guide_book_tea.add']}>
                <IconButton icon="Copy" label={t('guide.copy')} to={changed(query, { open: 'new', from: row.id })} />
              </Can>
            )}
            {tab !== 'school' && (
              <Can rule={['guide_book_tea.delete']}>
                <IconButton
                  icon={tab === 'trash' ? 'ArrowUndo' : 'Delete'}
                  label={t(tab === 'trash' ? 'guide.restore' : 'guide.remove')}
                  onClick={() => void acts.remove.run([row])}
                />
              </Can>
            )}
          </>
        )}
        empty={emptyOf(t, tab)}
      />
      {moving && (
        <MoveDrawer
          books={books}
          bookIds={moving.ids}
          onClose={() => setMoving(null)}
          onDone={() => {
            moving.done();
            setMoving(null);
          }}
        />
      )}
    </>
  );
}

function emptyOf(t: Translate, tab: GuideTableProps['tab']) {
  if (tab !== 'mine') return { title: t(`guide.empty.${tab}`) };
  return {
    title: t('guide.empty.mine'),
    text: t('guide.empty.mine.text'),
    actions: (
      <Can rule={['guide_book_tea.add']}>
        <Button look="primary" icon="Add" to={routes.list.to({ open: 'new' })}>
          {t('guide.new')}
        </Button>
      </Can>
    ),
  };
}

const idsOf = (some: readonly GuideItem[]) => some.map(({ id }) => id);

function useGuideActs(isTrash: boolean) {
  const call = useCall();
  const put = (restores: boolean) => (some: readonly GuideItem[]) =>
    call(restores ? restoreGuides : removeGuides, { bookIds: idsOf(some) });
  const remove = useAct(put(isTrash), {
    done: ({ count }) => ({ id: isTrash ? 'guide.restored' : 'guide.removed', values: { count } }),
    undo: (_, some) => put(!isTrash)(some),
  });
  const share = useAct(
    (some: readonly GuideItem[], isShared: boolean) => call(shareGuides, { bookIds: idsOf(some), isShared }),
    {
      done: ({ count }, _, isShared) => ({ id: isShared ? 'guide.sharedNow' : 'guide.unshared', values: { count } }),
      undo: (_, some, isShared) => call(shareGuides, { bookIds: idsOf(some), isShared: !isShared }),
    },
  );
  return { remove, share };
}

interface BulkActsProps {
  readonly acts: ReturnType<typeof useGuideActs>;
  readonly chosen: readonly GuideItem[];
  readonly done: () => void;
  readonly isTrash: boolean;
  readonly onMove: (ids: readonly string[]) => void;
}

function BulkActs({ acts: { remove, share }, chosen, done, isTrash, onMove }: BulkActsProps) {
  const t = useText();
  const isShared = chosen.every((one) => one.isShared);
  const run = async (act: Promise<boolean>) => {
    if (await act) done();
  };
  return (
    <>
      {!isTrash && (
        <>
          <Can rule={['guide_book_tea.share']}>
            <Button
              size="small"
              icon="Share"
              busy={share.isBusy}
              onClick={() => void run(share.run(chosen, !isShared))}
            >
              {t(isShared ? 'guide.unshare' : 'guide.share')}
            </Button>
          </Can>
          <Can rule={['guide_book_tea.move']}>
            <Button size="small" icon="Folder" onClick={() => onMove(idsOf(chosen))}>
              {t('guide.move')}
            </Button>
          </Can>
        </>
      )}
      <Can rule={['guide_book_tea.delete']}>
        <Button
          size="small"
          icon={isTrash ? 'ArrowUndo' : 'Delete'}
          busy={remove.isBusy}
          onClick={() => void run(remove.run(chosen))}
        >
          {t(isTrash ? 'guide.restore' : 'guide.remove')}
        </Button>
      </Can>
    </>
  );
}
