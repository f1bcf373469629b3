import { listClasses } from 'edutech/core/common/api/organisation';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { classMap } from '../../api';
import { spans } from '../../model/spans';

/** The classes that one teaches, and the map of the chosen one; else of the first. */
export async function loadClass({ call, url, signal, termId }: LoaderArgs) {
  const search = url.searchParams;
  const classes = await call(listClasses, termId ? { termId } : {}, { signal });
  const chosen =
    classes.find(
      ({ classId, subjectId }) => classId === search.get('class') && subjectId === (search.get('subject') ?? subjectId),
    ) ?? classes[0];
  if (!chosen) return null;
  const { classId, subjectId } = chosen;
  const topicId = search.get('topic');
  const span = spans.find((one) => one === search.get('span')) ?? 'weeks';
  const wish = { classId, subjectId, span, ...(isId(topicId) && { topicId }) };
  return { classes, wish, map: await call(classMap, wish, { signal }) };
}
export type ShownClass = NonNullable<Awaited<ReturnType<typeof loadClass>>>;
