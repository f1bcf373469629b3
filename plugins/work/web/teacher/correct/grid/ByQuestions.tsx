import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { AnswerSheets } from '../../../shared/answer/AnswerSheets';
import type { MarkDesk } from '../desk/mark-desk';
import { useDesk } from '../desk/use-desk';
import { CorrectBar } from '../frame/CorrectBar';
import { KeyLine } from '../frame/KeyLine';
import type { SheetData } from '../frame/load-correct';
import { Notices } from '../frame/Notices';
import { useMarkKeys } from '../frame/use-mark-keys';
import { withQuery } from '../frame/wish';
import { chosenColumns } from './rules/chosen-columns';
import { isQueueFilter, type QueueFilter } from '../rules/queue';
import { ColumnsMenu } from './ColumnsMenu';
import { gridActOf, gridKeys } from './grid-keys';
import { GridTable } from './GridTable';
import { type GridState, type RowHeight, useGrid } from './use-grid';

const filters = ['all', 'open', 'doubtful', 'blank'] as const satisfies readonly QueueFilter[];

/** Several questions at once: a grid of answers, marked by keys. */
export function ByQuestions({ data }: { readonly data: SheetData }) {
  const t = useText();
  useSignals();
  const { wish } = data;
  const [query] = useSearchParams();
  const [height, setHeight] = useState<RowHeight>('medium');
  const table = useRef<HTMLTableElement>(null);
  const desk = useDesk(data);
  const columns = chosenColumns(data.columns, wish.columns, wish.itemId);
  const wanted = query.get('filter');
  const filter = isQueueFilter(wanted) ? wanted : 'all';
  const grid = useGrid(desk, columns, filter);
  useColumns(
    desk,
    columns.map(({ itemId }) => itemId),
  );
  const [isCommenting, setCommenting] = useGridKeys(desk, grid, table);
  const cells = desk.cells.value;
  const all = desk.people.value.flatMap(({ attemptId }) =>
    columns.flatMap(({ id }) => cells.get(`${attemptId}/${id}`) ?? []),
  );
  const failed = columns.map(({ itemId }) => desk.columns.value.get(itemId)).find((one) => typeof one === 'object');
  const at = { ...(grid.at && { item: grid.at.itemId, part: String(grid.at.part), attempt: grid.at.attemptId }) };
  return (
    <div className="work-screen correct">
      <CorrectBar
        data={data}
        desk={desk}
        view="/work/mqcorrect"
        at={at}
        progress={{ done: all.filter(({ points }) => points !== null).length, all: all.length }}
        hints={gridKeys}
        filter={filter}
      >
        <ColumnsMenu columns={data.columns} shown={columns} />
      </CorrectBar>
      <Notices
        desk={desk}
        nameOf={(place) => desk.people.value.find((one) => one.attemptId === place.attemptId)?.name ?? ''}
      />
      <GridBar grid={grid} filter={filter} height={height} onHeight={setHeight} />
      <p className="correct-grid-narrow pad-y-2 pad-x-4 tint-info ink-info t-13">{t('work.correct.wider')}</p>
      <section className="relative fill shrink-y paper scrolls">
        {typeof failed === 'object' ? (
          <ErrorState
            error={failed.error}
            onRetry={() => columns.forEach(({ itemId }) => void desk.loadItem(itemId, true))}
          />
        ) : !grid.isReady ? (
          <div className="correct-waiting fill sunk" aria-busy="true" />
        ) : grid.rows.length === 0 ? (
          <EmptyState
            title={t(desk.people.value.length === 0 ? 'work.correct.nobody' : 'work.correct.queue.none')}
            text={desk.people.value.length === 0 && t('work.correct.nobody.text')}
          />
        ) : (
          <GridTable
            grid={grid}
            cells={cells}
            held={desk.held.names.value}
            media={desk.media.value}
            height={height}
            table={table}
          />
        )}
      </section>
      {grid.isZoomed && <ZoomCard desk={desk} grid={grid} />}
      {grid.isReady && grid.rows.length > 0 && (
        <ChoiceBar grid={grid} isCommenting={isCommenting} onCommenting={setCommenting} />
      )}
      <KeyLine hints={gridKeys.filter(({ isCommon }) => isCommon)} />
    </div>
  );
}

interface GridBarProps {
  readonly grid: GridState;
  readonly filter: QueueFilter;
  readonly height: RowHeight;
  readonly onHeight: (height: RowHeight) => void;
}

/** Which answers are shown, how high their rows are, and in which order they stand. */
function GridBar({ grid, filter, height, onHeight }: GridBarProps) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  return (
    <Row wrap className="fixed high pad-y-2 pad-x-4 lined-below paper">
      <h1 className="visually-hidden">{t('work.mqcorrect.title')}</h1>
      {filters.map((one) => (
        <Chip
          key={one}
          selected={one === filter}
          onClick={() => setQuery(withQuery(query, { filter: one === 'all' ? '' : one }), { replace: true })}
        >
          {t(`work.correct.filter.${one}`)}
        </Chip>
      ))}
      <Legend />
      <Row as="span" wrap className="correct-bar-end end">
        <Segmented
          label={t('work.correct.height')}
          className="segments-small"
          value={height}
          options={(['small', 'medium', 'large'] as const).map((value) => ({
            value,
            label: t(`work.correct.height.${value}`),
          }))}
          onChange={onHeight}
        />
        <Button look={grid.isSorted ? 'soft' : 'outline'} size="small" icon="ArrowSort" onClick={grid.sort}>
          {t('work.correct.sort')} <kbd className="key">G</kbd>
        </Button>
      </Row>
    </Row>
  );
}

/** Reads the answers of the columns that are shown. */
function useColumns(desk: MarkDesk, itemIds: readonly string[]): void {
  const isOpen = desk.isOpen.value;
  const wanted = itemIds.join(' ');
  // Each column is read once
  useEffect(() => {
    if (isOpen) for (const itemId of new Set(wanted.split(' ').filter(Boolean))) void desk.loadItem(itemId);
  }, [desk, isOpen, wanted]);
}

function useGridKeys(desk: MarkDesk, grid: GridState, table: React.RefObject<HTMLTableElement | null>) {
  const [isCommenting, setCommenting] = useState(false);
  const mayLeave = useRef(false);
  // The keys begin where the answers are
  useEffect(() => {
    if (grid.isReady) table.current?.focus({ preventScroll: true });
  }, [grid.isReady, table]);
  useMarkKeys(
    (event) => {
      const { key } = event;
      if (key === 'Tab') {
        const isInside = document.activeElement === table.current;
        if (!isInside || mayLeave.current) return false;
        return grid.toOpen(event.shiftKey);
      }
      mayLeave.current = false;
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') return desk.undo() !== null;
      if (grid.move(event)) return true;
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      if (/^[0-9.]$/.test(key)) grid.type(key);
      else
        switch (gridActOf(key)) {
          case 'full':
            grid.full();
            break;
          case 'doubtful':
            grid.doubt();
            break;
          case 'zoom':
            grid.toggleZoom();
            break;
          case 'comment':
            setCommenting(true);
            break;
          case 'sort':
            grid.sort();
            break;
          case 'down':
            grid.move({ key: 'ArrowDown', ctrlKey: false, shiftKey: false });
            break;
          case 'clear':
            mayLeave.current = true;
            grid.goTo({ at: grid.range.at, from: grid.range.at });
            break;
          default:
            return false;
        }
      return true;
    },
    (key) => key.startsWith('Arrow') || key === 'Tab',
  );
  return [isCommenting, setCommenting] as const;
}

function Legend() {
  const t = useText();
  return (
    <Row as="span" align="stretch" wrap gap={3} className="correct-legend soft t-12">
      {(['full', 'part', 'zero', 'doubt', 'open'] as const).map((state) => (
        <span key={state} className={`correct-legend-${state}`}>
          {t(`work.correct.state.${state}`)}
        </span>
      ))}
    </Row>
  );
}

/** The answer at hand, large. */
function ZoomCard({ desk, grid }: { readonly desk: MarkDesk; readonly grid: GridState }) {
  const t = useText();
  const { at, columns, range, rows } = grid;
  const column = columns[range.at.column];
  if (!at || !column) return null;
  return (
    <aside className="correct-zoom-card pad-3 round-card paper scrolls">
      <AnswerSheets answer={at.answer} question={column.question} media={desk.media.value} ink={at.ink} />
      <p>
        <b>{rows[range.at.row]?.name}</b> {t('work.correct.number', { number: column.number })}
        {at.comment && <span className="muted">{at.comment}</span>}
      </p>
    </aside>
  );
}

interface ChoiceBarProps {
  readonly grid: GridState;
  readonly isCommenting: boolean;
  readonly onCommenting: (isCommenting: boolean) => void;
}

/** It was asked for by a key: one writes at once. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** What is chosen, and what can be done with it. */
function ChoiceBar({ grid, isCommenting, onCommenting }: ChoiceBarProps) {
  const t = useText();
  const end = (event: ReactKeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') grid.comment(event.currentTarget.value.trim());
    onCommenting(false);
    document.querySelector<HTMLElement>('.correct-grid')?.focus();
  };
  if (isCommenting) {
    return (
      <Row className="correct-choice-bar paper nowrap">
        <input
          ref={focus}
          className="input"
          maxLength={1000}
          defaultValue={grid.at?.comment ?? ''}
          placeholder={t('work.correct.comment.write')}
          aria-label={t('work.correct.comment')}
          onKeyDown={end}
          onBlur={() => onCommenting(false)}
        />
      </Row>
    );
  }
  if (grid.chosen.length < 2 && !grid.asksZero) return null;
  return (
    <Row
      className="correct-choice-bar paper nowrap"
      role="toolbar"
      aria-label={t('work.correct.chosen', { count: grid.chosen.length })}
    >
      <b>{t('work.correct.chosen', { count: grid.chosen.length })}</b>
      {grid.asksZero && (
        <span className="pad-y-half pad-x-2 round tint-star ink-star t-13 strong nowrap" role="status">
          {t('work.correct.askZero')}
        </span>
      )}
      <Button size="small" look="primary" onClick={grid.full}>
        {t('work.correct.key.full')} <kbd>Space</kbd>
      </Button>
      <Button size="small" onClick={grid.zero}>
        {t('work.correct.key.zero')} <kbd className="key">0 0</kbd>
      </Button>
      <Button size="small" onClick={grid.doubt}>
        {t('work.correct.flag.doubtful')} <kbd className="key">D</kbd>
      </Button>
    </Row>
  );
}
