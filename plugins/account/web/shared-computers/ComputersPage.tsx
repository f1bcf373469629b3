import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useCall } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { adminComputers, type ComputerRow, removeComputers, restoreComputers } from '../../api';

export const loader = (({ call, url, signal }) => {
  const schoolId = url.searchParams.get('schoolId');
  const { sort: _, ...query } = listQuery(url.searchParams);
  return call(adminComputers, { ...query, ...(schoolId && { schoolId }) }, { signal });
}) satisfies Loader;

/** The shared computers of the schools that one administers; what stands there no longer is removed. */
export function Page() {
  const intl = useIntl();
  const call = useCall();
  const say = useUndo();
  const { schools, items, page } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const text = (id: string) => intl.formatMessage({ id: `account.computers.${id}` });
  const remove = async (chosen: readonly ComputerRow[], done: () => void) => {
    const computers = chosen.map(({ computer }) => computer);
    try {
      await call(removeComputers, { computers });
    } catch {
      return; // the call has said why not
    }
    done();
    say('account.computers.removed', { count: computers.length }, () => call(restoreComputers, { computers }));
  };
  return (
    <PageFrame title={text('title')} note={text('note')}>
      <FilterBar
        search={text('search')}
        filters={
          schools.length > 1
            ? [
                {
                  name: 'schoolId',
                  label: text('school'),
                  all: text('allSchools'),
                  options: schools.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []
        }
      />
      <DataTable
        name="account.computers"
        label={text('title')}
        columns={useColumns(schools.length > 1)}
        rows={items}
        total={page.total}
        keyOf={({ computer }) => computer}
        nameOf={({ name }) => name}
        filters={['schoolId']}
        bulk={(chosen, done) => (
          <Button size="small" icon="Delete" onClick={() => void remove(chosen, done)}>
            <FormattedMessage id="account.computers.remove" />
          </Button>
        )}
        empty={{ title: text('empty'), text: text('emptyText') }}
      />
    </PageFrame>
  );
}

function useColumns(hasSchools: boolean): readonly Column<ComputerRow>[] {
  const intl = useIntl();
  const title = (id: string) => intl.formatMessage({ id: `account.computers.${id}` });
  return [
    { id: 'name', title: title('name'), main: true, cell: ({ name }) => name },
    ...(hasSchools
      ? [{ id: 'school', title: title('school'), cell: ({ schoolName }: ComputerRow) => schoolName }]
      : []),
    { id: 'by', title: title('by'), width: '160px', cell: ({ by }) => by },
    {
      id: 'registeredAt',
      title: title('registeredAt'),
      width: '160px',
      cell: ({ registeredAt }) => intl.formatDate(registeredAt, { dateStyle: 'medium' }),
    },
  ];
}
