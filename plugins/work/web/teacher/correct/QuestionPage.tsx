import { useLoaderData } from 'react-router';
import type { PageHead } from 'edutech/core/web/plugin';
import { byQuestionAddress } from '../../shared/addresses';
import { ChooseHomework } from './frame/ChooseHomework';
import { type CorrectData, loadCorrect } from './frame/load-correct';
import { ByQuestion } from './question/ByQuestion';

export const loader = loadCorrect;

export const head = (data: CorrectData): PageHead => (data.shows === 'sheet' ? { title: data.sheet.title } : {});

/** Correcting by question: one answer after the other to the same question. */
export function Page() {
  const data = useLoaderData<CorrectData>();
  if (data.shows === 'choice') return <ChooseHomework data={data} title="work.qcorrect.title" to={byQuestionAddress} />;
  return <ByQuestion data={data} />;
}
