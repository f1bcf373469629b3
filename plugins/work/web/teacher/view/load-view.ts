import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { correctSheet, getHomework, homeworkSummary, listAppeals, publishedHomework } from '../../../api';

export const viewTabs = ['sheet', 'summary', 'appeals', 'explain'] as const;

export type ViewTab = (typeof viewTabs)[number];

/** A published homework: what every tab needs, and what the one that is open shows. */
export const loadView = async ({ call, url, signal }: LoaderArgs) => {
  const { searchParams } = url;
  const homeworkId = searchParams.get('id');
  if (!isId(homeworkId)) return null;
  const tab = viewTabs.find((one) => one === searchParams.get('tab')) ?? 'sheet';
  const wanted = searchParams.get('assignment');
  const published = await call(publishedHomework, { homeworkId }, { signal });
  // an address may name a class that was withdrawn since: then all of them
  const assignmentId = published.assignments.find((one) => one.assignmentId === wanted && !one.withdrawn)?.assignmentId;
  const scope = { homeworkId, ...(assignmentId && { assignmentId }) };
  const isOut = published.assignments.some(({ withdrawn }) => !withdrawn);
  const needsMarks = isOut && tab !== 'sheet';
  const [sheet, marked, summary, appeals] = await Promise.all([
    call(getHomework, { homeworkId }, { signal }),
    needsMarks ? call(correctSheet, scope, { signal }) : null,
    needsMarks && tab !== 'appeals' ? call(homeworkSummary, scope, { signal }) : null,
    tab === 'appeals' ? call(listAppeals, { homeworkId }, { signal }) : [],
  ]);
  return { tab, published, assignmentId: assignmentId ?? null, sheet, marked, summary, appeals, at: Date.now() };
};

export type Data = Awaited<ReturnType<typeof loadView>>;

export type ViewData = NonNullable<Data>;
