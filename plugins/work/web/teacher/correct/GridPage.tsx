import { useLoaderData } from 'react-router';
import type { PageHead } from 'edutech/core/web/plugin';
import { byQuestionsAddress } from '../../shared/addresses';
import { ChooseHomework } from './frame/ChooseHomework';
import { type CorrectData, loadCorrect } from './frame/load-correct';
import { ByQuestions } from './grid/ByQuestions';

export const loader = loadCorrect;

export const head = (data: CorrectData): PageHead => (data.shows === 'sheet' ? { title: data.sheet.title } : {});

/** Correcting several questions at once. */
export function Page() {
  const data = useLoaderData<CorrectData>();
  if (data.shows === 'choice')
    return <ChooseHomework data={data} title="work.mqcorrect.title" to={byQuestionsAddress} />;
  return <ByQuestions key={data.wish.assignmentId ?? ''} data={data} />;
}
