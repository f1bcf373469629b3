import { useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { listEditions } from '../../api';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { OfficeTabs } from './OfficeTabs';

const EditionForm = onDemand(() => import('./EditionForm').then((part) => part.EditionForm));

/** An edition with how many of the city's books are of it. */
export type Edition = OutputOf<typeof listEditions>[number];

export const loader = (async ({ call, url, signal }) => {
  const q = url.searchParams.get('q')?.trim().toLowerCase() ?? '';
  const all = await call(listEditions, {}, { signal });
  const editions = all.filter(({ item, publisher }) => `${item} ${publisher}`.toLowerCase().includes(q));
  return { editions, mayEdit: all.some(({ mayEdit }) => mayEdit) };
}) satisfies Loader;

/** Editions: all schools name their books by them, and the city's bureau keeps them. */
export function Page() {
  const t = useText();
  const { editions, mayEdit } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const edited = editions.find(({ itemId }) => itemId === opened);
  const add = mayEdit && (
    <Button look="primary" icon="Add" to={at('new')}>
      {t('textbook.editions.add')}
    </Button>
  );
  return (
    <PageFrame title={t('textbook.editions.title')} note={t('textbook.editions.note')} end={add}>
      <OfficeTabs current="editions" />
      <FilterBar search={t('textbook.editions.search')} />
      <DataTable
        name="textbook.editions"
        label={t('textbook.editions.title')}
        columns={[
          { id: 'item', title: t('textbook.edition'), main: true, cell: ({ item }: Edition) => item },
          { id: 'publisher', title: t('textbook.editions.publisher'), cell: ({ publisher }: Edition) => publisher },
          {
            id: 'books',
            title: t('textbook.editions.books'),
            width: '120px',
            align: 'end',
            cell: ({ books }: Edition) => books,
          },
        ]}
        rows={editions}
        keyOf={({ itemId }) => itemId}
        nameOf={({ item }) => item}
        openAt={mayEdit ? ({ itemId }) => at(itemId) : undefined}
        current={opened}
        empty={{ title: t('textbook.editions.empty'), actions: add }}
      />
      {mayEdit && (edited || opened === 'new') && <EditionForm key={opened} edition={edited} onClose={close} />}
    </PageFrame>
  );
}
