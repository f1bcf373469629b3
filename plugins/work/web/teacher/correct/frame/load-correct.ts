import type { LoaderArgs } from 'edutech/core/web/plugin';
import { correctSheet, listPublished } from '../../../../api';
import { columnsOf } from '../rules/columns';
import { correctWish } from './wish';

/** What the three views begin with: the sheet with its keys. Answers come by themselves, item by item. */
export const loadCorrect = async ({ call, url, signal }: LoaderArgs) => {
  const wish = correctWish(url.searchParams);
  const { homeworkId, assignmentId } = wish;
  if (!homeworkId) {
    const published = await call(listPublished, { state: 'toCorrect', page: 1, pageLine: 20 }, { signal });
    return { shows: 'choice', published: published.data } as const;
  }
  const input = { homeworkId, ...(assignmentId && { assignmentId }) };
  const sheet = await call(correctSheet, input, { signal });
  // the classes of the whole homework, for the switch
  const all = assignmentId ? await call(correctSheet, { homeworkId }, { signal }) : sheet;
  return {
    shows: 'sheet',
    wish: { ...wish, homeworkId },
    sheet,
    classes: all.classes,
    columns: columnsOf(sheet.items),
  } as const;
};
export type CorrectData = Awaited<ReturnType<typeof loadCorrect>>;
export type SheetData = Extract<CorrectData, { shows: 'sheet' }>;
export type ChoiceData = Extract<CorrectData, { shows: 'choice' }>;
