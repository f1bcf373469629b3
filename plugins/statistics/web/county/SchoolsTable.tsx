import { useLocation } from 'react-router';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column as TableColumn } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { SchoolLine } from '../../api';
import { FigureValue } from '../../kit/ui/FigureValue';
import { columns } from '../../model/columns';
import type { Span } from '../../model/spans';
import { routes } from '../../routes';
import { unitOf } from '../shared/Sums';
import { low } from './Tiles';

const isLow = ({ teachers }: SchoolLine) => teachers.value !== null && teachers.value < low;
const isOver = ({ over }: SchoolLine) => (over.value ?? 0) > 0;

/** In the order of a column; without one those first that need a look. What is hidden comes last. */
export function sortSchools(schools: readonly SchoolLine[], sort: string | undefined): SchoolLine[] {
  if (!sort)
    return schools.toSorted(
      (one, other) =>
        Number(isOver(other)) + Number(isLow(other)) - Number(isOver(one)) - Number(isLow(one)) ||
        (one.teachers.value ?? 2) - (other.teachers.value ?? 2),
    );
  const way = sort.startsWith('-') ? -1 : 1;
  const column = columns.find((name) => name === sort.replace('-', ''));
  if (!column) return schools.toSorted((one, other) => one.name.localeCompare(other.name, 'zh-CN') * way);
  return schools.toSorted((one, other) => {
    const [left, right] = [one[column].value, other[column].value];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * way;
  });
}

const columnsOf = (t: Translate): TableColumn<SchoolLine>[] => [
  {
    id: 'name',
    title: t('statistics.school'),
    main: true,
    sorts: true,
    cell: ({ name }) => <span lang={langOf(name)}>{name}</span>,
  },
  ...columns.map(
    (id): TableColumn<SchoolLine> => ({
      id,
      title: t(`statistics.column.${id}`),
      width: '120px',
      align: 'end',
      sorts: true,
      hidden: id === 'exams',
      cell: (row) => <FigureValue figure={row[id]} unit={unitOf[id]} />,
    }),
  ),
  {
    id: 'look',
    title: t('statistics.look'),
    width: '150px',
    cell: (row) => (
      <>
        {isOver(row) && <Tag tone="late">{t('statistics.tag.over')}</Tag>}{' '}
        {isLow(row) && <Tag tone="due">{t('statistics.tag.low')}</Tag>}
      </>
    ),
  },
];

/** The schools of a county: those first that need a look. */
export function SchoolsTable({ schools, span }: { readonly schools: readonly SchoolLine[]; readonly span: Span }) {
  const t = useText();
  const { sort } = listQuery(new URLSearchParams(useLocation().search));
  return (
    <div id="schools">
      <DataTable
        name="statistics.schools"
        label={t('statistics.tiles')}
        columns={columnsOf(t)}
        rows={sortSchools(schools, sort)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        openAt={({ id }) => routes.view.to({ school: id, span })}
        empty={{ title: t('statistics.none') }}
      />
    </div>
  );
}
