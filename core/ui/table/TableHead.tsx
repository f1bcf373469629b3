import { Link } from 'react-router';
import { useText } from '../../web/hooks';
import { Icon } from '../icons/Icon';
import { classNames } from '../rules/class-names';
import type { Column } from './rules/columns';
import { changed, nextSort, sortedHow } from './rules/list-address';
import { chosenOf, type Selection } from './rules/selection';

/** What head and rows know of the choice of rows. */
export interface Chooser<Row> {
  readonly selection: Selection<Row>;
  readonly toggle: (index: number, isChosen: boolean, withShift: boolean) => void;
  readonly toggleAll: (isChosen: boolean) => void;
}

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: string | undefined;
  readonly query: URLSearchParams;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly chooser: Chooser<Row> | undefined;
  readonly hasActs: boolean;
}

/** The head that stays in sight: titles, which sort when pressed, and the box that chooses the whole page. */
export function TableHead<Row>({ columns, sort, query, rows, keyOf, chooser, hasActs }: TableHeadProps<Row>) {
  const t = useText();
  return (
    <>
      <colgroup>
        {chooser && <col className="table-check-column" />}
        {columns.map(({ id, width }) => (
          <col key={id} style={width ? { width } : undefined} />
        ))}
        {hasActs && <col className="table-acts-column" />}
      </colgroup>
      <thead>
        <tr>
          {chooser && (
            <th className="table-check">
              <CheckPage state={chosenOf(chooser.selection, rows, keyOf)} onChange={chooser.toggleAll} />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.id}
              className={classNames(column.align === 'end' && 'table-end')}
              aria-sort={sortedHow(sort, column.id)}
            >
              {column.sorts ? <SortLink column={column} sort={sort} query={query} /> : column.title}
            </th>
          ))}
          {hasActs && (
            <th className="table-acts">
              <span className="visually-hidden">{t('core.ui.table.acts')}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

function SortLink({ column, sort, query }: { column: Column<never>; sort?: string; query: URLSearchParams }) {
  const how = sortedHow(sort, column.id);
  const icon = how === 'ascending' ? 'ChevronUp' : how === 'descending' ? 'ChevronDown' : 'ArrowSort';
  return (
    <Link
      className="table-sort round"
      to={changed(query, { sort: nextSort(sort, column.id) })}
      aria-current={how ? 'true' : undefined}
      preventScrollReset
    >
      {column.title}
      <Icon name={icon} size={16} />
    </Link>
  );
}

function CheckPage({ state, onChange }: { state: 'all' | 'some' | 'none'; onChange: (isChosen: boolean) => void }) {
  const t = useText();
  return (
    <input
      type="checkbox"
      className="check"
      aria-label={t('core.ui.table.choosePage')}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
