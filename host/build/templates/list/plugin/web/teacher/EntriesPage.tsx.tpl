import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
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
import { useCall } from 'edutech/core/web/hooks';
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
  const intl = useIntl();
  const call = useCall();
  const { items, page, narrowing } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const mayEdit = useCan(['{{id}}_tea.edit']);
  const remove = useAct(({ id }: Entry) => call(removeEntry, { id }), {
    done: '{{id}}.remove.done',
    undo: (_, { title, kind }) => call(addEntry, { title, kind }),
  });
  const text = (id: string) => intl.formatMessage({ id: `{{id}}.${id}` });
  const edited = items.find(({ id, isOwn }) => id === opened && isOwn);
  const add = mayEdit && (
    <Button look="primary" icon="Add" to={at('new')}>
      <FormattedMessage id="{{id}}.add" />
    </Button>
  );
  return (
    <PageFrame title={text('list.title')} note={text('list.note')} end={add}>
      <FilterBar
        search={text('list.search')}
        filters={[
          {
            name: 'kind',
            label: text('kind'),
            look: 'chips',
            all: text('kind.all'),
            options: kinds.map((kind) => ({ value: kind, label: text(`kind.${kind}`) })),
          },
        ]}
      />
      <DataTable
        name="{{id}}.entries"
        label={text('list.title')}
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
              label={intl.formatMessage({ id: '{{id}}.remove' }, { title: entry.title })}
              onClick={() => void remove.run(entry)}
            />
          )
        }
        tools={<ExportButton endpoint={exportEntries} input={narrowing} />}
        empty={{ title: <FormattedMessage id="{{id}}.list.empty" />, actions: add }}
      />
      {mayEdit && (edited || opened === 'new') && <EntryForm key={opened} entry={edited} onClose={close} />}
    </PageFrame>
  );
}

function useColumns(): Column<Entry>[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `{{id}}.${id}` });
  return [
    { id: 'title', title: text('title'), main: true, sorts: true, cell: ({ title }) => title },
    { id: 'kind', title: text('kind'), width: '120px', cell: ({ kind }) => text(`kind.${kind}`) },
    { id: 'author', title: text('author'), width: '160px', cell: ({ author }) => author },
    {
      id: 'changed',
      title: text('changed'),
      width: '140px',
      sorts: true,
      cell: ({ changed }) => <FormattedDate value={changed} year="numeric" month="2-digit" day="2-digit" />,
    },
  ];
}
