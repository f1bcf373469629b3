import { FormattedDate } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { IconButton } from 'edutech/core/ui/IconButton';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { addEntry, type Entry, exportEntries, listEntries, removeEntry } from '../../api';
import { kinds } from '../../model/kinds';

const EntryForm = onDemand(() => import('./EntryForm').then((part) => part.EntryForm));

export const loader = (async ({ call, url, signal }) => {
  const { q, ...paging } = listQuery(url.searchParams);
  const kind = kinds.find((one) => one === url.searchParams.get('kind'));
  const narrowing = { ...(q && { q }), ...(kind && { kind }) };
  return { narrowing, ...(await call(listEntries, { ...paging, ...narrowing }, { signal })) };
}) satisfies Loader;

/** The entries of a school, with what narrows them, and a form beside them. */
export function Page() {
  const t = useText();
  const call = useCall();
  const { items, page, narrowing } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const mayEdit = useCan(['{{id}}_tea.edit']);
  const remove = useAct(({ id }: Entry) => call(removeEntry, { id }), {
    done: '{{id}}.remove.done',
    undo: (_, { title, kind }) => call(addEntry, { title, kind }),
  });
  const edited = items.find(({ id, isOwn }) => id === opened && isOwn);
  const add = mayEdit && (
    <Button look="primary" icon="Add" to={at('new')}>
      {t('{{id}}.add')}
    </Button>
  );
  return (
    <PageFrame title={t('{{id}}.list.title')} note={t('{{id}}.list.note')} end={add}>
      <FilterBar
        search={t('{{id}}.list.search')}
        filters={[
          {
            name: 'kind',
            label: t('{{id}}.kind'),
            look: 'chips',
            all: t('{{id}}.kind.all'),
            options: kinds.map((kind) => ({ value: kind, label: t(`{{id}}.kind.${kind}`) })),
          },
        ]}
      />
      <DataTable
        name="{{id}}.entries"
        label={t('{{id}}.list.title')}
        columns={useColumns()}
        rows={items}
        total={page.total}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        openAt={({ id, isOwn }) => at(isOwn && mayEdit ? id : null)}
        current={opened}
        filters={['kind']}
        acts={(entry) =>
          entry.isOwn &&
          mayEdit && (
            <IconButton
              icon="Delete"
              label={t('{{id}}.remove', { title: entry.title })}
              onClick={() => void remove.run(entry)}
            />
          )
        }
        tools={<ExportButton endpoint={exportEntries} input={narrowing} />}
        empty={{ title: t('{{id}}.list.empty'), actions: add }}
      />
      {mayEdit && (edited || opened === 'new') && <EntryForm key={opened} entry={edited} onClose={close} />}
    </PageFrame>
  );
}

function useColumns(): Column<Entry>[] {
  const t = useText();
  return [
    { id: 'title', title: t('{{id}}.title'), main: true, sorts: true, cell: ({ title }) => title },
    { id: 'kind', title: t('{{id}}.kind'), width: '120px', cell: ({ kind }) => t(`{{id}}.kind.${kind}`) },
    { id: 'author', title: t('{{id}}.author'), width: '160px', cell: ({ author }) => author },
    {
      id: 'changed',
      title: t('{{id}}.changed'),
      width: '140px',
      sorts: true,
      cell: ({ changed }) => <FormattedDate value={changed} year="numeric" month="2-digit" day="2-digit" />,
    },
  ];
}
