import { Panel } from 'edutech/core/ui/Card';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import { reviewStates } from '../../../model/articles/states';
import type { ReviewData } from './review-data';

/** Which reviews it has passed, and who did what when. */
export function StepList({ article }: { article: ReviewData }) {
  const t = useText();
  const passed =
    article.state === 'published' || article.state === 'scheduled' ? article.reviews : article.reviewers.length;
  return (
    <Panel title={t('news.steps.title')}>
      <ol className="news-reviews pad-x-4 pad-b-2">
        {reviewStates.slice(0, article.reviews).map((state, nth) => (
          <Stack
            as="li"
            gap={0}
            key={state}
            className={classNames(
              'pad-t-2',
              'soft',
              'size-13',
              nth < passed && 'news-passed',
              article.state === state && 'news-current',
            )}
            aria-current={article.state === state ? 'step' : undefined}
          >
            {t(`news.state.${state}`)}
            <span>{article.reviewers[nth] ?? '–'}</span>
          </Stack>
        ))}
      </ol>
      <ul className="card-body news-steps">
        {article.steps.toReversed().map((step) => (
          <li className="pad-y-1 size-13" key={step.id}>
            <span className="soft">
              <SaidMoment at={step.at} />
            </span>
            <span>
              <b>{step.by}</b> {t(`news.step.${step.act}`)}
              {step.reason && <em className="block soft">{step.reason}</em>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
