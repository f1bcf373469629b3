import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import type { Loader } from 'edutech/core/web/plugin';
import { type ImportItem, listImports } from '../../api';
import { routes } from '../../routes';
import { ImportTag } from './StateTag';
import { Steps } from './Steps';
import { UploadPanel } from './UploadPanel';
import { usePolling } from './use-polling';

export const loader = (({ call, signal }) => call(listImports, {}, { signal })) satisfies Loader;

const underWay: readonly ImportItem['state'][] = ['reading', 'checking', 'applying', 'undoing'];

/** Where an import begins, and those that there were. */
export function Page() {
  const intl = useIntl();
  const { imports, schools } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  usePolling(imports.some(({ state }) => underWay.includes(state)));
  return (
    <PageFrame
      title={<FormattedMessage id="organisation.rosters.title" />}
      note={<FormattedMessage id="organisation.rosters.note" />}
    >
      <Steps at="template" />
      <UploadPanel schools={schools} />
      <h2 className="organisation-heading">
        <FormattedMessage id="organisation.rosters.earlier" />
      </h2>
      <DataTable
        name="organisation.rosters"
        label={intl.formatMessage({ id: 'organisation.rosters.earlier' })}
        columns={useColumns()}
        rows={imports}
        keyOf={({ id }) => id}
        nameOf={({ fileName }) => fileName}
        openAt={({ id }) => routes.rosterImport.to({ id })}
        empty={{
          title: <FormattedMessage id="organisation.rosters.empty" />,
          text: <FormattedMessage id="organisation.rosters.emptyText" />,
        }}
      />
    </PageFrame>
  );
}

function useColumns(): Column<ImportItem>[] {
  const intl = useIntl();
  const title = (id: string) => intl.formatMessage({ id: `organisation.rosters.list.${id}` });
  const moment = (value: string) =>
    intl.formatDate(value, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return [
    { id: 'file', title: title('file'), main: true, cell: ({ fileName }) => fileName },
    {
      id: 'kind',
      title: title('kind'),
      width: '96px',
      cell: ({ kind }) => <FormattedMessage id={`organisation.rosters.kind.${kind}`} />,
    },
    {
      id: 'school',
      title: title('school'),
      cell: ({ schoolName }) => schoolName || <FormattedMessage id="organisation.rosters.severalSchools" />,
    },
    { id: 'state', title: title('state'), width: '120px', cell: ({ state }) => <ImportTag state={state} /> },
    {
      id: 'rows',
      title: title('rows'),
      cell: ({ counts }) => <FormattedMessage id="organisation.rosters.summary" values={counts} />,
    },
    { id: 'by', title: title('by'), width: '96px', cell: ({ madeBy }) => madeBy },
    { id: 'at', title: title('at'), width: '140px', cell: ({ madeAt }) => moment(madeAt) },
  ];
}
