import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { myDay } from '../../api';

/** The day of a student: all of it, or what is left of one homework. Without a network as this device has kept it. */
export async function loadDay({ kept, url, signal }: LoaderArgs) {
  const id = url.searchParams.get('assignment');
  const input = isId(id) ? { assignmentId: id } : {};
  const { data, at, isKept } = await kept(myDay, input, { signal });
  return { day: data, input, at, isKept };
}
export type DayData = Awaited<ReturnType<typeof loadDay>>;
