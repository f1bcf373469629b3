import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ChartFrame } from 'edutech/core/ui/charts/ChartFrame';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { ItemLine } from '../../../api';
import type { SpTable } from '../../../model/analysis/sp-table';

interface SpChartProps {
  readonly table: SpTable;
  /** Of students, by their places in the points. */
  readonly names: readonly string[];
  readonly items: readonly ItemLine[];
}

const head = 22;
const side = 48;
const states = ['right', 'wrong', 'lost', 'won'] as const;
type State = (typeof states)[number];

/** Wrong left of the S line should have been right; right beyond it should have been wrong. */
function stateAt({ right, ofStudent, ofItem }: SpTable, row: number, column: number): State {
  const isRight = right[row * ofItem.length + column] === 1;
  if (column < ofStudent[row]!) return isRight ? 'right' : 'lost';
  return isRight ? 'won' : 'wrong';
}

/** Students down, items across, both sorted, with the S and the P line. Pointing at a cell names it, a press opens its item. */
export function SpChart({ table, names, items }: SpChartProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const [at, setAt] = useState<readonly [row: number, column: number] | null>(null);
  const [rows, columns] = [table.ofStudent.length, table.ofItem.length];
  const tall = Math.min(9, Math.max(2, 460 / rows));
  const height = head + rows * tall + 2;
  const numberAt = (column: number) => (table.items[column] ?? 0) + 1;
  const pointed = (event: MouseEvent<SVGElement>, wide: number) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const [row, column] = [(event.clientY - frame.top) / tall, (event.clientX - frame.left) / wide].map(Math.floor);
    return row! < rows && column! < columns && row! >= 0 && column! >= 0 ? ([row!, column!] as const) : null;
  };
  return (
    <>
      <ChartFrame height={height} label={t('exam.sp.spoken', { students: rows, items: columns })} className="exam-sp">
        {(width) => {
          const wide = Math.max(2, (width - side - 2) / columns);
          const every = wide >= 14 ? 1 : Math.ceil(14 / wide);
          const paths = pathsOf(table, wide, tall);
          return (
            <>
              {Array.from({ length: columns }, (_, column) =>
                column % every === 0 ? (
                  <text key={numberAt(column)} x={side + (column + 0.5) * wide} y={head - 8} textAnchor="middle">
                    {numberAt(column)}
                  </text>
                ) : null,
              )}
              <text x={side - 6} y={head + 8} textAnchor="end">
                {t('exam.sp.upper')}
              </text>
              <text x={side - 6} y={height - 4} textAnchor="end">
                {t('exam.sp.lower')}
              </text>
              <g transform={`translate(${side} ${head})`}>
                {states.map((state) => (
                  <path key={state} className={`exam-sp-${state}`} d={paths[state]} />
                ))}
                <path className="exam-sp-p" d={lineOfItems(table, wide, tall)} />
                <path className="exam-sp-s" d={lineOfStudents(table, wide, tall)} />
                {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers only: the item table opens the same by keys */}
                <rect
                  width={columns * wide}
                  height={rows * tall}
                  fill="transparent"
                  onMouseMove={(event) => setAt(pointed(event, wide))}
                  onMouseLeave={() => setAt(null)}
                  onClick={(event) => {
                    const cell = pointed(event, wide);
                    const item = cell && items[numberAt(cell[1]) - 1];
                    if (item) void navigate(changed(query, { item: item.itemId }), { preventScrollReset: true });
                  }}
                />
              </g>
            </>
          );
        }}
      </ChartFrame>
      <p className="exam-sp-told note" aria-hidden="true">
        {at
          ? t(`exam.sp.told.${stateAt(table, ...at)}`, {
              name: names[table.students[at[0]]!] ?? '',
              number: numberAt(at[1]),
              about: items[numberAt(at[1]) - 1]?.about ?? '',
            })
          : t('exam.sp.order')}
      </p>
    </>
  );
}

/** One path for all cells of a state: a class of fifty with thirty items has fifteen hundred of them. */
function pathsOf(table: SpTable, wide: number, tall: number): Record<State, string> {
  const paths: Record<State, string> = { right: '', wrong: '', lost: '', won: '' };
  const gap = tall > 4 ? 1 : 0;
  for (let row = 0; row < table.ofStudent.length; row++)
    for (let column = 0; column < table.ofItem.length; column++)
      paths[stateAt(table, row, column)] +=
        `M${column * wide} ${row * tall}h${wide - gap}v${tall - gap}h${gap - wide}z`;
  return paths;
}

const lineOfStudents = ({ ofStudent }: SpTable, wide: number, tall: number): string =>
  `M${(ofStudent[0] ?? 0) * wide} 0${Array.from(ofStudent, (right, row) => `H${right * wide}V${(row + 1) * tall}`).join('')}`;

const lineOfItems = ({ ofItem }: SpTable, wide: number, tall: number): string =>
  `M0 ${(ofItem[0] ?? 0) * tall}${Array.from(ofItem, (right, column) => `V${right * tall}H${(column + 1) * wide}`).join('')}`;
