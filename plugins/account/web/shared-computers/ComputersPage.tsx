import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { adminComputers, type ComputerRow, removeComputers, restoreComputers } from '../../api/shared-computers';

export const loader = (({ call, url, signal }) => {
  const schoolId = url.searchParams.get('schoolId');
  const { sort: _, ...query } = listQuery(url.searchParams);
  return call(adminComputers, { ...query, ...(schoolId && { schoolId }) }, { signal });
}) satisfies Loader;

/** The shared computers of the schools that one administers; what stands there no longer is removed. */
export function Page() {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const { schools, items, page } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
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
    <PageFrame title={t('account.computers.title')} note={t('account.computers.note')}>
      <FilterBar
        search={t('account.computers.search')}
        filters={
          schools.length > 1
            ? [
                {
                  name: 'schoolId',
                  label: t('account.computers.school'),
                  all: t('account.computers.allSchools'),
                  options: schools.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []
        }
      />
      <DataTable
        name="account.computers"
        label={t('account.computers.title')}
        columns={useColumns(schools.length > 1)}
        rows={items}
        total={page.total}
        keyOf={({ computer }) => computer}
        nameOf={({ name }) => name}
        filters={['schoolId']}
        bulk={(chosen, done) => (
          <Button size="small" icon="Delete" onClick={() => void remove(chosen, done)}>
            {t('account.computers.remove')}
          </Button>
        )}
        empty={{ title: t('account.computers.empty'), text: t('account.computers.emptyText') }}
      />
    </PageFrame>
  );
}

function useColumns(hasSchools: boolean): readonly Column<ComputerRow>[] {
  const intl = useIntl();
  const t = useText();
  return [
    { id: 'name', title: t('account.computers.name'), main: true, cell: ({ name }) => name },
    ...(hasSchools
      ? [{ id: 'school', title: t('account.computers.school'), cell: ({ schoolName }: ComputerRow) => schoolName }]
      : []),
    { id: 'by', title: t('account.computers.by'), width: '160px', cell: ({ by }) => by },
    {
      id: 'registeredAt',
      title: t('account.computers.registeredAt'),
      width: '160px',
      cell: ({ registeredAt }) => intl.formatDate(registeredAt, { dateStyle: 'medium' }),
    },
  ];
}
