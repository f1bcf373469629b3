import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getBasket, getQuestion, listExplanations, listFaults, listVersions, ownReviews, whereUsed } from '../../api';

/** One question by its id, or the basket as a paper. */
export const loadPreview = async ({ call, url, signal }: LoaderArgs) => {
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
    question.isOwn ? call(ownReviews, { id }, { signal }) : [],
    question.isOwn && question.openFaults > 0
      ? call(listFaults, { space: 'toclose', page: 1, pageLine: 50 }, { signal })
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

export type Data = Awaited<ReturnType<typeof loadPreview>>;

export type QuestionData = Extract<Data, { shows: 'question' }>;

const versionIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
