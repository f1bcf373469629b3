import { useLoaderData } from 'react-router';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { type DayData, loadDay } from '../load-day';
import { PractiseView } from './PractiseView';

export const loader: Loader<DayData> = loadDay;

/** The document is called as the homework is. */
export const head = ({ day, input }: DayData): PageHead => {
  const title = day.assignments.find(({ assignmentId }) => assignmentId === input.assignmentId)?.title;
  return title ? { title } : {};
};

/** One word after the other: the words of homework, or those that are due today. */
export function Page() {
  const data = useLoaderData<DayData>();
  return <PractiseView key={data.input.assignmentId ?? ''} data={data} />;
}
