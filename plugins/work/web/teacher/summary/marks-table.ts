import type { CallOptions, Calls } from 'edutech/core/web/call';
import { bytesOf } from 'edutech/core/web/call';
import { homeworkSummary } from '../../../api';

/** Media type of an Arrow IPC stream (IANA). */
const arrowType = 'application/vnd.apache.arrow.stream';

/** A mark of the long table; `points` is null where nobody has marked it. */
export interface Mark {
  readonly attempt: string;
  readonly class: string;
  readonly item: string;
  readonly points: number | null;
  readonly of: number;
}

interface Scope {
  readonly homeworkId: string;
  readonly assignmentId?: string;
}

/** All marks of homework, read from Arrow; the library comes with the first table. */
export async function readMarks(call: Calls, scope: Scope, options: CallOptions): Promise<Mark[]> {
  const [{ tableFromIPC }, bytes] = await Promise.all([
    import('apache-arrow'),
    bytesOf(call, homeworkSummary, scope, { ...options, accept: arrowType }),
  ]);
  const table = tableFromIPC(bytes);
  const column = (name: string) => table.getChild(name);
  const [attempt, ofClass, item, points, of] = ['attempt', 'class', 'item', 'points', 'of'].map(column);
  return Array.from({ length: table.numRows }, (_, row) => {
    const given = Number(points?.get(row));
    return {
      attempt: String(attempt?.get(row)),
      class: String(ofClass?.get(row)),
      item: String(item?.get(row)),
      points: Number.isNaN(given) ? null : given,
      of: Number(of?.get(row)),
    };
  });
}

/** How many students of a class have which tenth of the points. */
export interface ClassTenths {
  readonly name: string;
  readonly tenths: readonly number[];
}

/** Distribution of the points of those all of whose answers are marked, by class. */
export function tenthsByClass(marks: readonly Mark[]): ClassTenths[] {
  const classes = new Map<string, number[]>();
  for (const own of Map.groupBy(marks, ({ attempt }) => attempt).values()) {
    const of = own.reduce((sum, mark) => sum + mark.of, 0);
    if (of === 0 || own.some(({ points }) => points === null)) continue;
    const name = own[0]!.class;
    const tenths = classes.get(name) ?? Array.from({ length: 10 }, () => 0);
    const share = own.reduce((sum, mark) => sum + mark.points!, 0) / of;
    tenths[Math.min(9, Math.floor(share * 10 + 1e-9))]! += 1;
    classes.set(name, tenths);
  }
  return [...classes].map(([name, tenths]) => ({ name, tenths }));
}

/** Share of the points of an item, of each class and of all. */
export interface ItemRates {
  readonly item: string;
  readonly rate: number | null;
  readonly classes: readonly { readonly name: string; readonly rate: number }[];
}

/** How each item went, in the order that is asked for; null where nothing of it is marked. */
export function ratesByItem(marks: readonly Mark[], items: readonly string[]): ItemRates[] {
  const ofItem = Map.groupBy(
    marks.filter(({ points, of }) => points !== null && of > 0),
    ({ item }) => item,
  );
  const rateOf = (own: readonly Mark[]) =>
    own.length === 0 ? null : own.reduce((sum, { points, of }) => sum + points! / of, 0) / own.length;
  return items.map((item) => {
    const own = ofItem.get(item) ?? [];
    const classes = [...Map.groupBy(own, (mark) => mark.class)].map(([name, some]) => ({ name, rate: rateOf(some)! }));
    return { item, rate: rateOf(own), classes };
  });
}
