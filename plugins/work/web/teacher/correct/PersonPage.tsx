import { useLoaderData } from 'react-router';
import type { PageHead } from 'edutech/core/web/plugin';
import { byPersonAddress } from '../../shared/addresses';
import { ChooseHomework } from './frame/ChooseHomework';
import { type CorrectData, loadCorrect } from './frame/load-correct';
import { ByPerson } from './person/ByPerson';

export const loader = loadCorrect;

export const head = (data: CorrectData): PageHead => (data.shows === 'sheet' ? { title: data.sheet.title } : {});

/** Correcting by person: one student's whole paper. */
export function Page() {
  const data = useLoaderData<CorrectData>();
  if (data.shows === 'choice') return <ChooseHomework data={data} title="work.pcorrect.title" to={byPersonAddress} />;
  return <ByPerson key={`${data.wish.assignmentId ?? ''} ${data.wish.isAnonymous}`} data={data} />;
}
