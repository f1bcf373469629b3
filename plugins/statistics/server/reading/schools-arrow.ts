import type { Raw } from 'edutech/core/common/endpoint';
import type { SchoolLine } from '../../api';
import { columns } from '../../model/columns';

/** Media type of an Arrow IPC stream (IANA). */
const arrowType = 'application/vnd.apache.arrow.stream';

export const wantsArrow = (accept: string): boolean => accept.includes(arrowType);

/**
 * Schools in columns: who they are, then for each figure its value (NaN: hidden, or none) and why it is hidden (`few`, `other`,
 * empty). What a page hides is hidden here.
 */
export async function schoolsAsArrow(schools: readonly SchoolLine[]): Promise<Raw> {
  // only who asks for Arrow pays for loading it
  const { tableFromArrays, tableToIPC } = await import('apache-arrow');
  const figures = columns.flatMap((id) => [
    [id, Float64Array.from(schools, (school) => school[id].value ?? Number.NaN)] as const,
    [`${id}Hidden`, schools.map((school) => school[id].hidden ?? '')] as const,
  ]);
  const table = tableFromArrays({
    id: schools.map(({ id }) => id),
    name: schools.map(({ name }) => name),
    countyId: schools.map(({ countyId }) => countyId),
    stage: schools.map(({ stage }) => stage),
    ...Object.fromEntries(figures),
  });
  return {
    raw: true,
    headers: { 'content-type': arrowType, 'cache-control': 'no-store' },
    body: Buffer.from(tableToIPC(table, 'stream')),
  };
}
