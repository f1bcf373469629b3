import { useLoaderData, useSearchParams } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { usePermission, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type ImportItem, listImports, sourceRuns } from '../../api';
import { routes } from '../../routes';
import { SourcePanel } from '../one-roster/SourcePanel';
import { ImportTag } from './StateTag';
import { Steps } from './Steps';
import { UploadPanel } from './UploadPanel';
import { usePolling } from './use-polling';
import { useSummary } from './use-summary';

export const loader = (async ({ call, signal }) => {
  const list = await call(listImports, {}, { signal });
  return { list, source: list.hasSource ? await call(sourceRuns, {}, { signal }) : null };
}) satisfies Loader;

const underWay: readonly ImportItem['state'][] = ['reading', 'checking', 'applying', 'undoing'];

/** Where an import begins, and those that there were. */
export function Page() {
  const t = useText();
  const { list, source } = useLoaderData<typeof loader>();
  const { imports, kinds, schools } = list;
  const runsIt = usePermission({ permission: 'organisation_admin', action: 'rosters', types: ['superAdmin'] });
  const asked = useSearchParams()[0].get('kind');
  const isRead = source?.runs.some(({ state }) => state === 'reading' || state === 'taking') ?? false;
  usePolling(isRead || imports.some(({ state }) => underWay.includes(state)));
  return (
    <PageFrame
      title={t('organisation.rosters.title')}
      note={t('organisation.rosters.note')}
      end={runsIt && <Button to={routes.oneRoster.to()}>{t('organisation.source.setUp')}</Button>}
    >
      <Steps at="template" />
      <UploadPanel schools={schools} kinds={kinds} asked={asked} />
      {source && <SourcePanel source={source} />}
      <h2 className="organisation-heading">{t('organisation.rosters.earlier')}</h2>
      <DataTable
        name="organisation.rosters"
        label={t('organisation.rosters.earlier')}
        columns={useColumns()}
        rows={imports}
        keyOf={({ id }) => id}
        nameOf={({ fileName }) => fileName}
        openAt={({ id }) => routes.rosterImport.to({ id })}
        empty={{
          title: t('organisation.rosters.empty'),
          text: t('organisation.rosters.emptyText'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): Column<ImportItem>[] {
  const t = useText();
  const summary = useSummary();
  return [
    { id: 'file', title: t('organisation.rosters.list.file'), main: true, cell: ({ fileName }) => fileName },
    {
      id: 'kind',
      title: t('organisation.rosters.list.kind'),
      width: '96px',
      cell: ({ kind }) => t(`organisation.rosters.kind.${kind}`),
    },
    {
      id: 'school',
      title: t('organisation.rosters.list.school'),
      cell: ({ schoolName }) => schoolName || t('organisation.rosters.severalSchools'),
    },
    {
      id: 'state',
      title: t('organisation.rosters.list.state'),
      width: '120px',
      cell: ({ state }) => <ImportTag state={state} />,
    },
    {
      id: 'rows',
      title: t('organisation.rosters.list.rows'),
      cell: ({ counts }) => summary(counts),
    },
    { id: 'by', title: t('organisation.rosters.list.by'), width: '96px', cell: ({ madeBy }) => madeBy },
    {
      id: 'at',
      title: t('organisation.rosters.list.at'),
      width: '140px',
      cell: ({ madeAt }) => <SaidMoment at={madeAt} />,
    },
  ];
}
