import { listClasses } from 'edutech/core/common/api/organisation';
import type { LoaderArgs } from 'edutech/core/web/plugin';

/** The classes that one teaches, and the one that the address names; else the first. */
export async function loadTaught({ call, url, signal, termId }: LoaderArgs) {
  const search = url.searchParams;
  const classes = await call(listClasses, termId ? { termId } : {}, { signal });
  const named = classes.find(
    ({ classId, subjectId }) => classId === search.get('class') && subjectId === (search.get('subject') ?? subjectId),
  );
  return { classes, named: named ?? null };
}
export type Taught = Awaited<ReturnType<typeof loadTaught>>['classes'];
