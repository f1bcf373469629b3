import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Chip } from 'edutech/core/ui/Chip';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useCall, useText } from 'edutech/core/web/hooks';
import { editCell, type ImportDetail, type ImportRow } from '../../api';
import { RowTag } from './StateTag';

const states = ['wrong', 'new', 'changed', 'moved', 'unchanged'] as const;

interface RowsPanelProps {
  readonly shown: ImportDetail;
  readonly rows: { readonly items: readonly ImportRow[]; readonly page: { cur: number; line: number; total: number } };
}

/** The file's rows as the checks see them; a wrong cell is mended where it stands. */
export function RowsPanel({ shown, rows }: RowsPanelProps) {
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const used = shown.mapping.flatMap((field, column) => (field ? [{ field, column }] : []));
  return (
    <section className="card organisation-rows" aria-labelledby="organisation-rows-title">
      <header className="card-head">
        <h2 id="organisation-rows-title">{t('organisation.rosters.rows')}</h2>
        <fieldset className="filter-chips shrink" aria-labelledby="organisation-rows-title">
          <Chip selected={!state} to={changed(query, { state: null, problem: null })}>
            {t('organisation.rosters.allRows')}
          </Chip>
          {states.map((one) => (
            <Chip key={one} selected={state === one} to={changed(query, { state: one, problem: null })}>
              <b className="num">{shown.counts[one]}</b>{' '}
              {t(one === 'wrong' ? 'organisation.rosters.errorsOnly' : `organisation.rosters.state.${one}`)}
            </Chip>
          ))}
        </fieldset>
      </header>
      {state === 'wrong' && <ProblemChips shown={shown} query={query} />}
      <ScrollRegion className="scrolls-x" aria-labelledby="organisation-rows-title">
        <table className="organisation-sheet wide">
          <thead>
            <tr>
              <th scope="col">{t('organisation.rosters.line')}</th>
              <th scope="col">{t('organisation.rosters.list.state')}</th>
              {used.map(({ field, column }) => (
                <th key={column} scope="col">
                  {t(`organisation.rosters.field.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.items.map((row) => (
              <SheetRow key={`${row.line}/${row.cells.join('\t')}`} shown={shown} row={row} used={used} />
            ))}
          </tbody>
        </table>
        {rows.items.length === 0 && <p className="muted pad-5 center">{t('organisation.rosters.noRowsHere')}</p>}
      </ScrollRegion>
      <Pager size={rows.page.line} total={rows.page.total} sizes={[15, 50, 100]} />
    </section>
  );
}

/** Which mistakes there are, the most frequent first. */
function ProblemChips({ shown, query }: { shown: ImportDetail; query: URLSearchParams }) {
  const t = useText();
  const chosen = query.get('problem');
  return (
    <fieldset
      className="filter-chips organisation-problems shrink pad-x-4 pad-b-3"
      aria-label={t('organisation.rosters.problems')}
    >
      {shown.problems.map(({ kind, count }) => (
        <Chip key={kind} selected={chosen === kind} to={changed(query, { problem: chosen === kind ? null : kind })}>
          <b className="num">{count}</b> {t(`organisation.rosters.short.${kind}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

interface SheetRowProps {
  readonly shown: ImportDetail;
  readonly row: ImportRow;
  readonly used: readonly { readonly field: string; readonly column: number }[];
}

function SheetRow({ shown, row, used }: SheetRowProps) {
  const t = useText();
  const changes = new Map(row.changes.map((change) => [change.field, change]));
  return (
    <>
      <tr className={classNames(row.state === 'wrong' && 'organisation-wrong')}>
        <th scope="row" className="num">
          {row.line}
        </th>
        <td>
          <RowTag row={row} />
        </td>
        {used.map(({ field, column }) => {
          const problem = row.problems.find((one) => one.field === field);
          const change = changes.get(field);
          return (
            <td key={column} className={classNames(problem && 'organisation-cell-wrong')}>
              {shown.state === 'checked' && (problem || row.state === 'wrong') ? (
                <EditedCell shown={shown} row={row} field={field} column={column} isWrong={problem !== undefined} />
              ) : (
                row.cells[column]
              )}
              {change?.from && <small className="muted">{t('organisation.rosters.was', { value: change.from })}</small>}
            </td>
          );
        })}
      </tr>
      {row.problems.length > 0 && row.done === null && (
        <tr className="organisation-reasons">
          <td colSpan={used.length + 2}>
            <ul>
              {row.problems.map(({ kind, field, value, hint = '' }) => (
                <li key={`${kind}/${field}/${hint}`}>
                  <b className="strong">{t(`organisation.rosters.field.${field}`)}</b>{' '}
                  {t(`organisation.rosters.problem.${kind}`, said(value, hint))}{' '}
                  <span className="muted">{t(`organisation.rosters.remedy.${kind}`, said(value, hint))}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

interface EditedCellProps extends Omit<SheetRowProps, 'used'> {
  readonly field: string;
  readonly column: number;
  readonly isWrong: boolean;
}

/** A cell to type into; leaving it, or Enter, has the row checked again. */
function EditedCell({ shown, row, field, column, isWrong }: EditedCellProps) {
  const t = useText();
  const call = useCall();
  const before = row.cells[column] ?? '';
  const [value, setValue] = useState(before);
  const edit = useAct(() => call(editCell, { id: shown.id, line: row.line, column, value }));
  const save = () => {
    if (value !== before) void edit.run();
  };
  return (
    <input
      className="input organisation-cell pad-x-2 bare"
      value={value}
      aria-invalid={isWrong || undefined}
      aria-busy={edit.isBusy || undefined}
      aria-label={t('organisation.rosters.cell', { line: row.line, column: t(`organisation.rosters.field.${field}`) })}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setValue(before);
      }}
    />
  );
}

/** Words of the file amid ours. */
const said = (value: string, hint: string) => ({
  value: <CityWords>{value}</CityWords>,
  hint: <CityWords>{hint}</CityWords>,
});
