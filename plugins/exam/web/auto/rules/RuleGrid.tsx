import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import { type QuestionType, questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { bandIds, bands } from '../../../model/auto/bands';
import { pointsText, readPoints, withCount, withPoints } from '../../../model/auto/grid';
import { pointsOfRow } from '../../../model/auto/row-points';
import { type AutoRow, countOfRow } from '../../../model/auto/rules';
import { mostItems, mostSections } from '../../../model/paper/document';

interface RuleGridProps {
  readonly rows: readonly AutoRow[];
  readonly onChange: (rows: AutoRow[]) => void;
}

const allTypes = Object.values(questionTypes);

/** Type × count × points × difficulty. */
export function RuleGrid({ rows, onChange }: RuleGridProps) {
  const t = useText();
  const change = (at: number, row: AutoRow) => onChange(rows.map((one, place) => (place === at ? row : one)));
  const next = allTypes.find((type) => !rows.some((row) => row.type === type)) ?? questionTypes.singleChoice;
  const sum = (of: (row: AutoRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <>
      <table className="exam-auto-grid num">
        <thead className="fine">
          <tr>
            <th scope="col">{t('exam.auto.row.type')}</th>
            <th scope="col">{t('exam.auto.row.count')}</th>
            <th scope="col">{t('exam.auto.row.points')}</th>
            {bandIds.map((band) => (
              <th key={band} scope="col">
                {t(`exam.auto.band.${band}`)}
              </th>
            ))}
            <th scope="col">{t('exam.auto.row.sum')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('exam.auto.row.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={at}
              row={row}
              onChange={(changed) => change(at, changed)}
              onRemove={rows.length > 1 ? () => onChange(rows.filter((_, place) => place !== at)) : undefined}
            />
          ))}
        </tbody>
        <tfoot className="strong">
          <tr>
            <th scope="row">{t('exam.auto.row.all')}</th>
            <td>{sum(countOfRow)}</td>
            <td />
            {bands.map((band) => (
              <td key={band}>{sum(({ counts }) => counts[band]!)}</td>
            ))}
            <td>{sum(pointsOfRow)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      {rows.length < mostSections && (
        <Button
          look="link"
          size="small"
          icon="Add"
          onClick={() => onChange([...rows, { type: next, counts: [2, 2, 1, 0], points: 4 }])}
        >
          {t('exam.auto.row.add')}
        </Button>
      )}
      {sum(countOfRow) > mostItems && (
        <p className="fine ink-late" role="alert">
          {t('exam.error.tooManyItems', { most: mostItems })}
        </p>
      )}
    </>
  );
}

interface GridRowProps {
  readonly row: AutoRow;
  readonly onChange: (row: AutoRow) => void;
  readonly onRemove: (() => void) | undefined;
}

function GridRow({ row, onChange, onRemove }: GridRowProps) {
  const t = useText();
  const name = t('exam.auto.type', { type: row.type });
  const named = (column: string) => `${name} ${t(column)}`;
  return (
    <tr>
      <td>
        <select
          className="input exam-auto-type"
          aria-label={named('exam.auto.row.type')}
          value={row.type}
          onChange={(event) => onChange({ ...row, type: Number(event.target.value) as QuestionType })}
        >
          {allTypes.map((type) => (
            <option key={type} value={type}>
              {t('exam.auto.type', { type })}
            </option>
          ))}
        </select>
      </td>
      <td>
        <Count
          label={named('exam.auto.row.count')}
          value={countOfRow(row)}
          onChange={(count) => onChange(withCount(row, count))}
        />
      </td>
      <td>
        <PointsOf label={named('exam.auto.row.points')} row={row} onChange={onChange} />
      </td>
      {bands.map((band) => (
        <td key={band}>
          <Count
            label={named(`exam.auto.band.${bandIds[band]!}`)}
            value={row.counts[band]!}
            onChange={(count) =>
              onChange({ ...row, counts: row.counts.map((one, place) => (place === band ? count : one)) })
            }
          />
        </td>
      ))}
      <td>
        {row.pointsTo === undefined ? (
          pointsOfRow(row)
        ) : (
          <Count
            label={named('exam.auto.row.sum')}
            value={pointsOfRow(row)}
            most={1000}
            onChange={(total) => onChange({ ...row, total })}
          />
        )}
      </td>
      <td>
        {onRemove && (
          <IconButton icon="Dismiss" label={t('exam.auto.row.removeOf', { type: name })} onClick={onRemove} />
        )}
      </td>
    </tr>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

const Count = ({ label, value, most = mostItems, onChange }: CountProps) => (
  <input
    className="input exam-auto-cell"
    inputMode="numeric"
    aria-label={label}
    value={value}
    onFocus={(event) => event.target.select()}
    onChange={(event) => {
      const count = Number(event.target.value.replace(/\D/g, ''));
      onChange(Math.min(most, count));
    }}
  />
);

/** Points as they are written, 3 or 8–12; what cannot be read is put back on leaving. */
function PointsOf({ label, row, onChange }: { readonly label: string } & Pick<GridRowProps, 'row' | 'onChange'>) {
  const [text, setText] = useState<string | null>(null);
  return (
    <input
      className="input exam-auto-cell exam-auto-wide"
      aria-label={label}
      value={text ?? pointsText(row)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setText(event.target.value);
        const points = readPoints(event.target.value);
        if (points) onChange(withPoints(row, points));
      }}
      onBlur={() => setText(null)}
    />
  );
}
