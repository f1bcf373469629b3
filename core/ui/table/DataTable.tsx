import { type CSSProperties, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useServices, useText } from '../../web/hooks';
import { KeyHints } from '../keys/KeyHints';
import { Pager } from '../navigation/Pager';
import { classNames } from '../rules/class-names';
import { ListStates } from '../states/ListStates';
import { BulkBar } from './choosing/BulkBar';
import { ColumnChooser } from './ColumnChooser';
import { type Column, leastWidth, shownColumns } from './rules/columns';
import { changed, listQuery, pageSizes } from './rules/list-address';
import { SortChoice } from './SortChoice';
import { TableHead } from './TableHead';
import { TableRows } from './TableRows';
import { tableHints, useTableKeys } from './table-keys';
import { useSelection } from './choosing/use-selection';

/** The content of a table, and the actions on its rows. */
export interface DataTableProps<Row> {
  /** Plugin id, dot, word: under this name the choice of columns is remembered. */
  readonly name: string;
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Number of rows in the whole list; absent: `rows` is all of it, and there is no pager. */
  readonly total?: number;
  readonly keyOf: (row: Row) => string;
  /** What a row is called, for its check box. */
  readonly nameOf: (row: Row) => string;
  /** Address that the main column's words lead to: a page, or this one with a drawer open. */
  readonly openAt?: (row: Row) => string;
  /** Key of the row that is open beside the list. */
  readonly current?: string | null;
  /** Acts on many rows: with it rows can be chosen. `done` gives the choice up. */
  readonly bulk?: (chosen: readonly Row[], done: () => void) => ReactNode;
  /** Acts on one row, at its end: icon buttons or a menu. */
  readonly acts?: (row: Row) => ReactNode;
  /** Further class of a row: `table-dim` for things that are switched off. */
  readonly rowClass?: (row: Row) => string | undefined;
  readonly sizes?: readonly number[];
  /** Parameters of the address that filter, besides `q`: nothing found is then another thing than nothing there. */
  readonly filters?: readonly string[];
  readonly loading?: boolean;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly empty: { readonly title: ReactNode; readonly text?: ReactNode; readonly actions?: ReactNode };
  /** Beside the choice of columns, above the table: the export. */
  readonly tools?: ReactNode;
}

/** Height of a row in CSS pixels; `.table-rows` says the same. */
const rowHeight = 56;

/**
 * The table of administration lists: columns to choose and to sort by, rows to select and act on, sticky header, pages
 * in the address, cards on phones, the four states. Of more than 200 rows only the visible ones are drawn. Order, page
 * and filters are in the address (see {@link listQuery}), so the page's loader reads them and Back reverses them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const t = useText();
  const { name, label, rows, total, keyOf, bulk, sizes = pageSizes, filters = [], empty, tools } = props;
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const { sort, pageLine } = listQuery(query, sizes);
  const [chosen, choose] = useChosenColumns(name);
  const columns = shownColumns(props.columns, chosen);
  const chooser = useSelection(rows, keyOf, changed(query, { page: null, sort: null, pageLine: null, open: null }));
  const body = useRef<HTMLTableSectionElement>(null);
  useTableKeys(body);
  const set = ['q', ...filters].filter((filter) => query.has(filter));
  const clear = changed(query, Object.fromEntries(['q', ...filters].map((filter) => [filter, null])));
  return (
    <section className="table-area" aria-label={label}>
      <ListStates
        loading={props.loading}
        error={props.error}
        onRetry={props.onRetry}
        count={rows.length}
        filtered={set.length > 0}
        clear={clear}
        empty={empty}
      >
        <div className="card table-card relative">
          <div className="table-tools">
            <span className="table-total note num">{t('core.ui.pager.total', { total: total ?? rows.length })}</span>
            <SortChoice columns={columns} sort={sort} query={query} />
            {tools}
            <ColumnChooser columns={props.columns} shown={columns.map(({ id }) => id)} onChange={choose} />
          </div>
          <table
            className={classNames('table', bulk && 'table-chooses')}
            aria-rowcount={total ?? rows.length}
            style={
              { '--table-width': `${leastWidth(columns, (bulk ? 44 : 0) + (props.acts ? 104 : 0))}px` } as CSSProperties
            }
          >
            <TableHead
              columns={columns}
              sort={sort}
              query={query}
              rows={rows}
              keyOf={keyOf}
              chooser={bulk && chooser}
              hasActs={props.acts !== undefined}
            />
            <TableRows {...props} columns={columns} chooser={bulk && chooser} body={body} rowHeight={rowHeight} />
          </table>
        </div>
      </ListStates>
      {total !== undefined && <Pager total={total} size={pageLine} sizes={sizes} />}
      {bulk && chooser.selection.size > 0 && (
        <BulkBar count={chooser.selection.size} onClear={chooser.clear}>
          {bulk([...chooser.selection.values()], chooser.clear)}
        </BulkBar>
      )}
      <KeyHints hints={tableHints} />
    </section>
  );
}

/** Which columns somebody has chosen to see, remembered on this device. Null: the table's own. */
function useChosenColumns(name: string) {
  const { storage } = useServices();
  const key = `look.columns.${name}`;
  const [chosen, setChosen] = useState<readonly string[] | null>(() => storage.get<readonly string[]>(key));
  const choose = (ids: readonly string[] | null) => {
    if (ids) storage.set(key, ids, Infinity);
    else storage.remove(key);
    setChosen(ids);
  };
  return [chosen, choose] as const;
}
