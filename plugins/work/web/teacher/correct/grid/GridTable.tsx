import { memo, type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { FormattedNumber } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { shortAnswer } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useRowWindow } from 'edutech/core/ui/table/use-row-window';
import { Row } from 'edutech/core/ui/layout/Row';
import type { MarkedStudent } from '../../../../api/marking';
import { StemLine } from '../../StemLine';
import { AnswerCrop } from '../answer/AnswerCrop';
import type { DeskCell } from '../desk/cells';
import type { Column } from '../rules/columns';
import { isIn } from './rules/range';
import { type GridState, type RowHeight, rowHeights } from './use-grid';

interface GridTableProps {
  readonly grid: GridState;
  readonly cells: ReadonlyMap<string, DeskCell>;
  readonly held: ReadonlyMap<string, string>;
  readonly media: Media;
  readonly height: RowHeight;
  readonly table: RefObject<HTMLTableElement | null>;
}

const cellId = (attemptId: string, column: string) => `answer-${attemptId}-${column.replace('/', '-')}`;

/** Rows of students, columns of questions. One tab stop: the arrow keys walk, the cell at hand is told to screen readers. */
export function GridTable({ grid, cells, held, media, height, table }: GridTableProps) {
  const t = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, columns, range } = grid;
  const seen = useRowWindow(rows.length, rowHeights[height], body);
  const current = rows[range.at.row];
  const column = columns[range.at.column];
  const active = current && column ? cellId(current.attemptId, column.id) : undefined;
  // The cell at hand stays in sight
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  const latest = useRef(grid);
  latest.current = grid;
  const choose = useCallback((row: number, at: number, event: MouseEvent) => {
    const now = latest.current;
    now.goTo({ at: { row, column: at }, from: event.shiftKey ? now.range.from : { row, column: at } });
  }, []);
  return (
    <table
      ref={table}
      className={`correct-grid correct-grid-${height}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked is a grid
      role="grid" // oxlint-disable-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the same
      tabIndex={0}
      aria-label={t('work.correct.grid')}
      aria-activedescendant={active}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 2}
    >
      <thead>
        <tr>
          <th scope="col" className="correct-grid-name">
            {t('work.correct.student')}
          </th>
          {columns.map((one) => (
            <Head key={one.id} column={one} cells={cells} rows={rows} />
          ))}
          <th scope="col" className="correct-grid-sum">
            {t('work.correct.sum')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {seen.first > 0 && <tr className="correct-grid-gap" style={{ blockSize: seen.first * rowHeights[height] }} />}
        {rows.slice(seen.first, seen.end).map((person, index) => {
          const row = seen.first + index;
          return (
            <tr key={person.attemptId} aria-rowindex={row + 2}>
              <th scope="row">
                {person.seat > 0 && <span className="num">{String(person.seat).padStart(2, '0')}</span>}
                {person.name || t('work.correct.namelessRow', { row: row + 1 })}
              </th>
              {columns.map((one, at) => (
                <AnswerCell
                  key={one.id}
                  id={cellId(person.attemptId, one.id)}
                  cell={cells.get(`${person.attemptId}/${one.id}`)}
                  column={one}
                  media={media}
                  row={row}
                  at={at}
                  isCurrent={range.at.row === row && range.at.column === at}
                  isChosen={isIn(range, { row, column: at })}
                  holder={held.get(`${person.attemptId}/${one.itemId}`) ?? ''}
                  onChoose={choose}
                />
              ))}
              <Sum person={person} columns={columns} cells={cells} />
            </tr>
          );
        })}
        {seen.end < rows.length && (
          <tr className="correct-grid-gap" style={{ blockSize: (rows.length - seen.end) * rowHeights[height] }} />
        )}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly column: Column;
  readonly cells: ReadonlyMap<string, DeskCell>;
  readonly rows: readonly MarkedStudent[];
}

function Head({ column, cells, rows }: HeadProps) {
  const t = useText();
  const marked = rows.flatMap(({ attemptId }) => {
    const cell = cells.get(`${attemptId}/${column.id}`);
    return cell && cell.points !== null ? [cell.points] : [];
  });
  const rate =
    marked.length > 0 && column.of > 0
      ? marked.reduce((sum, points) => sum + points, 0) / (marked.length * column.of)
      : null;
  const key = shortAnswer(column.partKey);
  return (
    <th scope="col">
      <Row as="span" className="correct-head-line shrink">
        <b className="nowrap">{t('work.correct.number', { number: column.number })}</b>
        <span className="tag">{t('work.correct.points', { points: column.of })}</span>
        <span className="num end">
          {rate === null ? (
            '–'
          ) : (
            <FormattedNumber value={rate} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
          )}
        </span>
      </Row>
      <Row className="correct-head-line shrink">
        <StemLine body={column.question} />
        {key && (
          <span className="correct-head-key fixed pad-x-2 round paper ink-done strong clipped nowrap">{key}</span>
        )}
      </Row>
    </th>
  );
}

interface AnswerCellProps {
  readonly id: string;
  readonly cell: DeskCell | undefined;
  readonly column: Column;
  readonly media: Media;
  readonly row: number;
  readonly at: number;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly holder: string;
  readonly onChoose: (row: number, at: number, event: MouseEvent) => void;
}

const AnswerCell = memo(function AnswerCell(props: AnswerCellProps) {
  const { id, cell, column, media, row, at, isCurrent, isChosen, holder, onChoose } = props;
  const { points = null, flags = [] } = cell ?? {};
  const isDoubtful = flags.includes('doubtful') || flags.includes('problem');
  const state = isDoubtful
    ? 'doubt'
    : points === null
      ? 'open'
      : points === cell?.of
        ? 'full'
        : points === 0
          ? 'zero'
          : 'part';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the page hears the keys of the grid
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell
    <td
      id={id}
      aria-selected={isChosen}
      className={classNames(
        'relative',
        'pad-half',
        'ruled-below',
        'correct-cell',
        `correct-cell-${state}`,
        cell?.isBlank && 'correct-cell-blank',
        isChosen && 'correct-cell-in',
        isCurrent && 'correct-cell-at',
      )}
      onClick={(event) => onChoose(row, at, event)}
    >
      {cell ? (
        <AnswerCrop answer={cell.answer} question={column.question} media={media} />
      ) : (
        <span className="block muted center">–</span>
      )}
      {isDoubtful && (
        <span className="correct-cell-flag">
          <Icon name="Flag" size={16} />
        </span>
      )}
      {cell?.comment && (
        <span className="correct-cell-comment" title={cell.comment}>
          <Icon name="Comment" size={16} />
        </span>
      )}
      {holder && <span className="correct-cell-held pad-x-2 round tint-info ink-info t-12">{holder}</span>}
      {points !== null && (
        <b className={`pad-x-1 round-card white center correct-cell-points num correct-points-${state}`}>{points}</b>
      )}
    </td>
  );
});

interface SumProps {
  readonly person: MarkedStudent;
  readonly columns: readonly Column[];
  readonly cells: ReadonlyMap<string, DeskCell>;
}

function Sum({ person, columns, cells }: SumProps) {
  const points = columns.flatMap(({ id }) => {
    const cell = cells.get(`${person.attemptId}/${id}`);
    return cell ? [cell.points] : [];
  });
  const isWhole = points.length > 0 && points.every((one) => one !== null);
  return (
    <td className="correct-grid-sum num">{isWhole ? points.reduce((sum, one) => (sum ?? 0) + (one ?? 0), 0) : '–'}</td>
  );
}
