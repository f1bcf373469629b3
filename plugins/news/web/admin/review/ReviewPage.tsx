import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { adminArticle, adminArticles } from '../../../api';
import type { Act } from '../../../model/articles/acts';
import { ArticleStateTag } from '../shared/ArticleStateTag';
import { reviewAddress, versionsAddress, writeAddress } from '../shared/addresses';
import { AnnotatedText } from './AnnotatedText';
import { ArticleFacts } from './ArticleFacts';
import { RemarkList } from './RemarkList';
import { ReviewDialogs } from './ReviewDialogs';
import { Stopped } from './Stopped';
import { StepList } from './StepList';
import { reviewHints, useReviewKeys } from './review-keys';
import { useDecision } from './useDecision';
import type { ReviewData } from './review-data';
interface Data {
  readonly article: ReviewData;
  /** The next article that waits for this reviewer. */
  readonly next: string | null;
}

export const loader: Loader<Data> = async ({ call, params, signal }) => {
  const id = params['id'] ?? '';
  const [article, waiting] = await Promise.all([
    call(adminArticle, { id }, { signal }),
    call(adminArticles, { tab: 'waiting', page: 1, pageLine: 50 }, { signal }).catch(() => null),
  ]);
  const others = (waiting?.items ?? []).map((item) => item.id);
  const at = others.indexOf(id);
  return { article, next: others[at + 1] ?? others.find((other) => other !== id) ?? null };
};

/** An article as its reviewers read it: the text with remarks on it, what was decided, and the decision. */
export function Page() {
  const { article, next } = useLoaderData<Data>();
  return <Review key={article.id} article={article} next={next} />;
}

/** Acts in the head, by weight: the one that carries the article on is the primary one. */
const mainActs = ['approve', 'submit', 'restore'] as const satisfies readonly Act[];
const sideActs = [
  'return',
  'recall',
  'withdraw',
  'pin',
  'reschedule',
  'revise',
  'remove',
] as const satisfies readonly Act[];

function Review({ article, next }: Data) {
  const t = useText();
  const decision = useDecision(article, next);
  const [active, setActive] = useState<string | null>(null);
  const can = (act: Act) => article.acts.includes(act);
  useReviewKeys({
    approve: can('approve') ? () => void decision.decide('approve') : null,
    return: can('return') ? () => decision.open('return') : null,
    next: next ? decision.goNext : null,
  });
  return (
    <PageFrame
      title={t('news.review.title')}
      note={<ArticleStateTag state={article.state} />}
      end={
        <>
          {next && (
            <Button to={reviewAddress(next)} iconAfter="ChevronRight">
              {t('news.review.next')}
            </Button>
          )}
          {can('edit') && (
            <Button to={writeAddress(article.id)} icon="Edit">
              {t('news.review.edit')}
            </Button>
          )}
          {sideActs.filter(can).map((act) => (
            <Button key={act} onClick={() => (asks(act) ? decision.open(act) : void decision.decide(act))}>
              {t(`news.act.${act}`)}
            </Button>
          ))}
          {mainActs.filter(can).map((act) => (
            <Button key={act} look="primary" busy={decision.busy} onClick={() => void decision.decide(act)}>
              {t(`news.act.${act}`)}
            </Button>
          ))}
        </>
      }
    >
      {article.stopped && <Stopped stopped={article.stopped} />}
      <Stack align="start" gap={4} className="news-review">
        <AnnotatedText article={article} active={active} onActive={setActive} />
        <Stack as="aside">
          <RemarkList article={article} active={active} onActive={setActive} />
          <StepList article={article} />
          <ArticleFacts article={article} />
          <Button look="quiet" icon="Clock" to={versionsAddress(article.id)}>
            {t('news.write.versions')}
          </Button>
        </Stack>
      </Stack>
      <ReviewDialogs article={article} decision={decision} />
      <KeyHints hints={reviewHints} />
    </PageFrame>
  );
}

const asks = (act: Act): act is 'return' | 'withdraw' | 'pin' | 'reschedule' =>
  act === 'return' || act === 'withdraw' || act === 'pin' || act === 'reschedule';
