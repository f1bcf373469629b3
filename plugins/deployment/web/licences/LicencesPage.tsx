import { useLoaderData, useLocation } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { useText, type Translate } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { type LicenceRow, listLicences } from '../../api';

type Data = readonly LicenceRow[];

export const loader: Loader<Data> = ({ call }) => call(listLicences, {});

/** What ships with the platform, and under which licence each part is. */
export function Page() {
  const all = useLoaderData<Data>();
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const typed = (query.get('q') ?? '').toLowerCase();
  const licence = query.get('licence');
  const rows = all.filter(
    (row) => (!licence || row.licence === licence) && `${row.name} ${row.author}`.toLowerCase().includes(typed),
  );
  const counts = [...Map.groupBy(all, (row) => row.licence)].map(([name, some]) => ({ name, count: some.length }));
  return (
    <PageFrame title={t('deployment.licences.title')} note={t('deployment.licences.note', { count: all.length })}>
      <FilterBar
        search={t('deployment.licences.search')}
        filters={[
          {
            name: 'licence',
            label: t('deployment.licences.licence'),
            all: t('deployment.licences.all'),
            options: counts
              .sort((a, b) => b.count - a.count)
              .map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          },
        ]}
      />
      <DataTable
        name="deployment.licences"
        label={t('deployment.licences.title')}
        columns={columnsOf(t)}
        rows={rows}
        keyOf={({ name, version }) => `${name}@${version}`}
        nameOf={({ name }) => name}
        filters={['licence']}
        empty={{ title: t('deployment.licences.empty') }}
      />
    </PageFrame>
  );
}

function columnsOf(t: Translate): Column<LicenceRow>[] {
  return [
    {
      id: 'package',
      title: t('deployment.licences.package'),
      main: true,
      cell: ({ name, homepage, isDirect }) => (
        <Row as="span" wrap>
          {homepage ? (
            <a href={homepage} target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}
          {isDirect && <Tag tone="brand">{t('deployment.licences.direct')}</Tag>}
        </Row>
      ),
    },
    {
      id: 'version',
      title: t('deployment.licences.version'),
      width: '110px',
      cell: ({ version }) => <span className="num">{version}</span>,
    },
    {
      id: 'licence',
      title: t('deployment.licences.licence'),
      width: '150px',
      cell: ({ licence }) => <Tag>{licence}</Tag>,
    },
    { id: 'author', title: t('deployment.licences.author'), width: '28%', cell: ({ author }) => author || '–' },
  ];
}
