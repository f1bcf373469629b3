import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { type Translate, useText } from 'edutech/core/web/hooks';
import { exportTraffic, type TrafficPlace } from '../api';
import type { Span } from '../model/periods';
import { Change, Figure } from './Figure';

const figure = (t: Translate, id: 'views' | 'before' | 'visits' | 'people'): Column<TrafficPlace> => ({
  id,
  title: t(`traffic.${id}`),
  width: '140px',
  align: 'end',
  sorts: true,
  cell: (row) => <Figure value={row[id]} />,
});

const columnsOf = (t: Translate, by: 'school' | 'county'): Column<TrafficPlace>[] => [
  {
    id: 'name',
    title: t(`traffic.by.${by}`),
    main: true,
    sorts: true,
    cell: ({ name, county }) => (
      <>
        <CityWords>{name}</CityWords>
        {county && (
          <small>
            <CityWords>{county}</CityWords>
          </small>
        )}
      </>
    ),
  },
  figure(t, 'views'),
  {
    id: 'change',
    title: t('traffic.change'),
    width: '100px',
    align: 'end',
    cell: ({ views, before }) => <Change now={views} before={before} />,
  },
  figure(t, 'before'),
  figure(t, 'visits'),
  figure(t, 'people'),
];

interface PlacesProps {
  readonly by: 'school' | 'county';
  readonly span: Span;
  readonly items: readonly TrafficPlace[];
  readonly total: number;
}

/** Schools or counties with their figures, in any order; all of the report as a workbook. */
export function Places({ by, span, items, total }: PlacesProps) {
  const t = useText();
  return (
    <DataTable
      name="traffic.places"
      label={t(`traffic.by.${by}`)}
      columns={columnsOf(t, by)}
      rows={items}
      total={total}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      tools={<ExportButton endpoint={exportTraffic} input={{ span, by }} />}
      empty={{ title: t('traffic.none') }}
    />
  );
}
