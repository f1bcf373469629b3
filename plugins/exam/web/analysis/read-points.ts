import type { Calls } from 'edutech/core/web/call';
import { bytesOf } from 'edutech/core/web/call';
import { examAnalysis, type ItemLine } from '../../api';
import type { ResultTable } from '../../model/analysis/results/result-table';

/** Media type of an Arrow IPC stream (IANA). */
const arrowType = 'application/vnd.apache.arrow.stream';

export interface Scope {
  readonly examId: string;
  readonly classId?: string;
  readonly whole?: boolean;
}

/** Points of own classes, and whose they are. */
export interface Points {
  readonly names: readonly string[];
  readonly table: ResultTable;
}

/** All points of a scope, read from Arrow; the library comes with the first table. */
export async function readPoints(
  call: Calls,
  scope: Scope,
  items: readonly Pick<ItemLine, 'full' | 'choice' | 'number'>[],
  options: { readonly signal: AbortSignal },
): Promise<Points> {
  const [{ tableFromIPC }, bytes] = await Promise.all([
    import('apache-arrow'),
    bytesOf(call, examAnalysis, scope, { ...options, accept: arrowType }),
  ]);
  const found = tableFromIPC(bytes);
  const full = Float64Array.from(items, (item) => item.full);
  const students = found.numRows;
  const points = new Float64Array(students * full.length);
  for (let item = 0; item < full.length; item++) {
    const column = found.getChild(`item${item}`);
    for (let row = 0; row < students; row++) points[item * students + row] = Number(column?.get(row) ?? Number.NaN);
  }
  const name = found.getChild('name');
  return {
    names: Array.from({ length: students }, (_, row) => String(name?.get(row))),
    table: { students, items: full.length, full, points, choices: choicesIn(items) },
  };
}

/** Places of questions of which one is chosen. */
const choicesIn = (items: readonly Pick<ItemLine, 'choice' | 'number'>[]): number[][] =>
  [
    ...Map.groupBy(
      items.filter(({ choice }) => choice !== null),
      ({ choice }) => choice,
    ),
  ].map(([, of]) => of.map(({ number }) => number - 1));
