import { useLoaderData } from 'react-router';
import type { Loader, LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { examAnalysis } from '../../api';
import { type AnalysisData, AnalysisView } from './AnalysisView';

/** `class=all`: all classes of the exam; without it the first of one's own. */
export const loader: Loader<AnalysisData> = async ({ call, url, signal }: LoaderArgs) => {
  const examId = url.searchParams.get('id') ?? '';
  const chosen = url.searchParams.get('class');
  const scope = { examId, ...(chosen === 'all' ? { whole: true } : chosen ? { classId: chosen } : {}) };
  return { analysis: await call(examAnalysis, scope, { signal }), scope };
};

export const head = ({ analysis }: AnalysisData): PageHead => ({ title: analysis.title });

/** How an exam went, from the subject down to what is worth talking about. */
export function Page() {
  return <AnalysisView {...useLoaderData<AnalysisData>()} />;
}
