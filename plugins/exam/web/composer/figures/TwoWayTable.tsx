import { useMemo } from 'react';
import { FormattedNumber } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { itemsOf } from '../../../model/paper/document';
import { numbersOf } from '../../../model/paper/figures/figures';
import { type AbilityColumn, cellOf, type TwoWayRow, twoWayTableOf } from '../../../model/paper/figures/two-way-table';
import { useComposer } from '../desk/composer-context';

/** Knowledge by ability in points; the cell of the chosen item is framed, and a cell narrows the bank at the left. */
export function TwoWayTable() {
  const t = useText();
  const { desk, chosen } = useComposer();
  const { document, factsOf } = desk;
  const table = useMemo(() => twoWayTableOf(document, factsOf), [document, factsOf]);
  const item = itemsOf(document).find(({ id }) => id === chosen);
  const hot = item && cellOf(item.questionId, factsOf);
  if (table.rows.length === 0) return null;
  return (
    <section>
      <Row as="h3" justify="between">
        {t('exam.table')}
        {item && (
          <span className="fine">{t('exam.table.chosen', { number: numbersOf(document).get(item.id)!.first })}</span>
        )}
      </Row>
      <div className="scrolls-x">
        <table className="composer-table t-12 wide">
          <thead>
            <tr>
              <th scope="col">{t('exam.table.axes')}</th>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {t(`exam.ability.${column}`)}
                </th>
              ))}
              <th scope="col">{t('exam.table.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.id ?? ''}>
                <th scope="row" className="clip1" title={row.name}>
                  {row.name || t('exam.table.none')}
                </th>
                {table.columns.map((column) => (
                  <td key={column}>
                    <CellButton row={row} column={column} isHot={hot?.row === row.id && hot.column === column} />
                  </td>
                ))}
                <td className="num strong">
                  <FormattedNumber value={row.sum} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('exam.table.total')}</th>
              {table.columns.map((column) => (
                <td key={column} className="num">
                  <FormattedNumber value={table.sums.get(column) ?? 0} />
                </td>
              ))}
              <td className="num">
                <FormattedNumber value={table.total} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

interface CellButtonProps {
  readonly row: TwoWayRow;
  readonly column: AbilityColumn;
  readonly isHot: boolean;
}

const heats = [null, 'composer-heat-1', 'composer-heat-2', 'composer-heat-3', 'composer-heat-4'] as const;
/** Points from which a cell is one step darker. */
const heatFrom = [0.5, 5, 8, 14] as const;

function CellButton({ row, column, isHot }: CellButtonProps) {
  const t = useText();
  const { left, showLeft, isLocked } = useComposer();
  const points = row.cells.get(column) ?? 0;
  const heat = heatFrom.filter((from) => points >= from).length;
  const point = row.id === null ? null : { id: row.id, name: row.name };
  const isChosen = left.cell !== null && left.cell.point?.id === point?.id && left.cell.column === column;
  return (
    <button
      type="button"
      className={classNames('composer-cell', heats[heat], isHot && 'composer-hot', isChosen && 'composer-cell-chosen')}
      aria-pressed={isChosen}
      aria-label={t('exam.table.cell', {
        row: row.name || t('exam.table.none'),
        column: t(`exam.ability.${column}`),
        points,
      })}
      disabled={isLocked || (point === null && column === 'none')}
      onClick={() => showLeft({ tab: 'sources', source: 'bank', cell: isChosen ? null : { point, column } })}
    >
      {points > 0 && <FormattedNumber value={points} />}
    </button>
  );
}
