import { plainText } from '../../kit/common/one-line/text-parts';
import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { getBasket, getQuestion, listExplanations, listFaults, listVersions, ownReviews, whereUsed } from '../../api';
import { NoQuestion } from './NoQuestion';
import { PaperPreview } from './paper/PaperPreview';
import { QuestionPreview } from './QuestionPreview';

/** One question by its id, or the basket as a paper. */
export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const id = url.searchParams.get('id');
  if (url.searchParams.has('basket')) {
    return { shows: 'paper', questions: await call(getBasket, {}, { signal }) } as const;
  }
  if (!isId(id)) return { shows: 'nothing' } as const;
  const version = versionIn(url.searchParams.get('version'));
  const [question, versions, uses] = await Promise.all([
    call(getQuestion, { id, ...(version && { version }) }, { signal }),
    call(listVersions, { id }, { signal }),
    call(whereUsed, { id }, { signal }),
  ]);
  // what only its owner, or whoever may hear it, is told
  const [explanations, reviews, faults] = await Promise.all([
    question.may.hear ? call(listExplanations, { id }, { signal }) : [],
    question.isown ? call(ownReviews, { id }, { signal }) : [],
    question.isown && question.openfaults > 0
      ? call(listFaults, { space: 'toclose', page: 1, pageline: 50 }, { signal })
      : { data: [] },
  ]);
  return {
    shows: 'question',
    question,
    versions,
    uses,
    explanations,
    reviews,
    faults: faults.data.filter((fault) => fault.id === id),
  } as const;
};
type Data = Awaited<ReturnType<typeof loader>>;
export type QuestionData = Extract<Data, { shows: 'question' }>;

const versionIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The document is called as the question is. */
export const head = (data: Data): PageHead =>
  data.shows === 'question' ? { title: plainText(data.question.title).slice(0, 40) } : {};

export function Page() {
  const data = useLoaderData<Data>();
  if (data.shows === 'paper') return <PaperPreview questions={data.questions} />;
  if (data.shows === 'nothing') return <NoQuestion />;
  return <QuestionPreview key={`${data.question.id}.${data.question.version}`} data={data} />;
}
