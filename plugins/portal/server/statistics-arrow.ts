import type { Static } from 'typebox';
import type { statisticsInfo } from '../api';

/** Media type of an Arrow IPC stream (IANA). */
export const arrowType = 'application/vnd.apache.arrow.stream';

type Info = Static<(typeof statisticsInfo)['output']>;

/** The figures as one long table: `series` (county, resource, user, app), `name`, `count`. */
export async function arrowOf(info: Info): Promise<Buffer> {
  // only who asks for Arrow pays for loading it
  const { tableFromArrays, tableToIPC } = await import('apache-arrow');
  const rows: { series: string; name: string; count: number }[] = [
    ...info.app.areaCount.map(({ county, count }) => ({ series: 'county', name: county, count })),
    ...info.resource.proportion.map(({ name, count }) => ({ series: 'resource', name, count })),
    ...Object.entries(info.user).map(([name, count]) => ({ series: 'user', name, count })),
    { series: 'app', name: 'appCount', count: info.app.appCount },
  ];
  const table = tableFromArrays({
    series: rows.map((row) => row.series),
    name: rows.map((row) => row.name),
    count: Int32Array.from(rows, (row) => row.count),
  });
  return Buffer.from(tableToIPC(table, 'stream'));
}
