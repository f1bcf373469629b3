import { useIntl } from 'react-intl';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { IconButton } from 'edutech/core/ui/IconButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed, listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { peopleStorage, schoolStorage } from '../../api';
import { Bytes } from '../shared/Bytes';
import { storageColumns, type StorageRow } from './storage-columns';

const LimitForm = onDemand(() => import('./LimitForm').then((part) => part.LimitForm));

const viewOf = (query: URLSearchParams) => (query.get('of') === 'people' ? 'people' : 'schools');

export const loader = (async ({ call, url, signal }) => {
  const { sort: _, ...wanted } = listQuery(url.searchParams);
  const [schools, people] = await Promise.all([
    call(schoolStorage, viewOf(url.searchParams) === 'schools' ? wanted : { page: 1, pageLine: 1 }, { signal }),
    viewOf(url.searchParams) === 'people' ? call(peopleStorage, wanted, { signal }) : null,
  ]);
  const rows: readonly StorageRow[] = people
    ? people.items.map(({ usercode, school, ...row }) => ({
        ...row,
        note: [school, usercode].filter(Boolean).join(' · '),
      }))
    : schools.items.map(({ county, ...row }) => ({ ...row, note: county }));
  return { rows, total: (people ?? schools).page.total, totals: schools.totals };
}) satisfies Loader;

/** What files take up: schools and people by size, and what each may keep. */
export function Page() {
  const intl = useIntl();
  const t = useText();
  const navigate = useNavigate();
  const { rows, total, totals } = useLoaderData<typeof loader>();
  const query = new URLSearchParams(useLocation().search);
  const view = viewOf(query);
  const at = (open: string | null) => changed(query, { open, page: query.get('page') });
  const opened = rows.find(({ id }) => id === query.get('open'));
  return (
    <PageFrame title={t('deployment.storage.title')} note={t('deployment.storage.note')}>
      <dl className="deployment-totals below-4">
        {(['stored', 'bytes'] as const).map((figure) => (
          <div key={figure} className="card pad-y-3 pad-x-4">
            <dt className="muted t-13">{t(`deployment.storage.${figure}`)}</dt>
            <dd className="t-24">
              <Bytes value={totals[figure]} step={1024} />
            </dd>
          </div>
        ))}
        <div className="card pad-y-3 pad-x-4">
          <dt className="muted t-13">{t('deployment.storage.files')}</dt>
          <dd className="num t-24">{intl.formatNumber(totals.files)}</dd>
        </div>
      </dl>
      <Tabs
        className="below-4"
        label={t('deployment.storage.by')}
        current={view}
        items={[
          { id: 'schools', label: t('deployment.storage.schools'), to: '?' },
          { id: 'people', label: t('deployment.storage.people'), to: '?of=people' },
        ]}
      />
      <FilterBar search={t(`deployment.storage.search.${view}`)} />
      <DataTable
        name={`deployment.storage.${view}`}
        label={t(`deployment.storage.${view}`)}
        columns={storageColumns(t, view)}
        rows={rows}
        total={total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        openAt={({ id }) => at(id)}
        current={query.get('open')}
        acts={({ id, name }) => <IconButton icon="Edit" label={t('deployment.storage.change', { name })} to={at(id)} />}
        empty={{
          title: t('deployment.storage.empty'),
          text: t('deployment.storage.emptyText'),
        }}
      />
      {opened && (
        <LimitForm
          key={opened.id}
          row={opened}
          of={view}
          onClose={() => void navigate(at(null), { preventScrollReset: true })}
        />
      )}
    </PageFrame>
  );
}
