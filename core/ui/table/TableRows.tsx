import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../web/hooks';
import { classNames, namesIn } from '../rules/class-names';
import type { Column } from './rules/columns';
import type { Chooser } from './TableHead';
import { useRowWindow } from './use-row-window';

interface TableRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly openAt?: (row: Row) => string;
  readonly current?: string | null;
  readonly acts?: (row: Row) => ReactNode;
  readonly rowClass?: (row: Row) => string | undefined;
  readonly chooser: Chooser<Row> | undefined;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly rowHeight: number;
}

/** The rows; of a long list those that are seen, between two spaces as high as the rest. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowHeight, body, keyOf } = props;
  const { first, end } = useRowWindow(rows.length, rowHeight, body);
  return (
    <tbody ref={body} className={classNames('table-rows', end - first < rows.length && 'table-virtual')}>
      {first > 0 && <Space height={first * rowHeight} />}
      {rows.slice(first, end).map((row, offset) => (
        <TableRow key={keyOf(row)} {...props} row={row} index={first + offset} />
      ))}
      {end < rows.length && <Space height={(rows.length - end) * rowHeight} />}
    </tbody>
  );
}

const Space = ({ height }: { height: number }) => <tr style={{ height }} />;

function TableRow<Row>(props: TableRowsProps<Row> & { row: Row; index: number }) {
  const { columns, row, index, keyOf, nameOf, openAt, current, acts, rowClass, chooser } = props;
  const t = useText();
  const navigate = useNavigate();
  const key = keyOf(row);
  const isChosen = chooser?.selection.has(key) ?? false;
  const address = openAt?.(row);
  // The whole row opens for the mouse; the link in it for everybody else
  const open = (event: MouseEvent) => {
    if (!address || (event.target as Element).closest('a, button, input, label, [role=menu]')) return;
    if (!getSelection()?.isCollapsed) return;
    void navigate(address, { preventScrollReset: true });
  };
  return (
    <tr
      data-key={key}
      aria-rowindex={index + 2}
      className={classNames(isChosen && 'table-chosen', address && 'table-opens', ...namesIn(rowClass?.(row)))}
      aria-current={current === key ? 'true' : undefined}
      onClick={open}
    >
      {chooser && (
        <td className="table-check">
          <input
            type="checkbox"
            className="check"
            checked={isChosen}
            aria-label={t('core.ui.table.choose', { name: nameOf(row) })}
            onClick={(event) => chooser.toggle(index, event.currentTarget.checked, event.shiftKey)}
            readOnly
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-title={column.main ? undefined : column.title}
          className={classNames(column.main && 'table-main', column.align === 'end' && 'table-end')}
        >
          {column.main && address ? (
            <Link className="table-open" to={address} preventScrollReset>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {acts && <td className="table-acts">{acts(row)}</td>}
    </tr>
  );
}
