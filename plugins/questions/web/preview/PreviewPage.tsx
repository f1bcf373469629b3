import { plainText } from '../../kit/common/one-line/text-parts';
import { useLoaderData } from 'react-router';
import type { PageHead } from 'edutech/core/web/plugin';
import { NoQuestion } from './NoQuestion';
import { PaperPreview } from './paper/PaperPreview';
import { QuestionPreview } from './QuestionPreview';
import { type Data, loadPreview } from './load-preview';

export const loader = loadPreview;

/** The document is called as the question is. */
export const head = (data: Data): PageHead =>
  data.shows === 'question' ? { title: plainText(data.question.title).slice(0, 40) } : {};

export function Page() {
  const data = useLoaderData<Data>();
  if (data.shows === 'paper') return <PaperPreview questions={data.questions} />;
  if (data.shows === 'nothing') return <NoQuestion />;
  return <QuestionPreview key={`${data.question.id}.${data.question.version}`} data={data} />;
}
