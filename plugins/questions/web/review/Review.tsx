import { plainText } from '../../kit/common/one-line/text-parts';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { KeyView } from '../../kit/ui/question/view/KeyView';
import { QuestionView } from '../../kit/ui/question/view/QuestionView';
import { useCall, useText } from 'edutech/core/web/hooks';
import { ReviewDesk } from 'edutech/plugins/library/kit/ui/review/ReviewDesk';
import { useReview } from 'edutech/plugins/library/kit/ui/review/use-review';
import { decideReview } from '../../api';
import { reviewChecks } from '../../model/kinds';
import { CardFacts } from '../list/card/CardFacts';
import { mediaOf } from '../shared/media-of';
import { reviewAddress } from '../shared/addresses';
import type { TaskData } from './load-review';

/** One question beside its checklist: read with its answer, let in or returned, by mouse or by keys. */
export function Review({ task }: { readonly task: TaskData['task'] }) {
  const t = useText();
  const call = useCall();
  const review = useReview({
    task: { ...task, title: plainText(task.title) },
    checks: reviewChecks,
    path: reviewAddress,
    previousId: null,
    nextId: task.nextId,
    decide: (decision, options) => call(decideReview, decision, options),
    words: {
      passed: 'questions.review.passedOne',
      returned: 'questions.review.returnedOne',
      unticked: 'questions.error.unticked',
    },
  });
  const { question, key, keymedia, state, owner, school, wanted, submitted, reason } = task;
  return (
    <ReviewDesk
      review={review}
      state={state}
      title={t('questions.review.title')}
      note={t('questions.review.from', { owner, school, time: cityMinute(new Date(submitted)) })}
      wanted={t(`questions.wanted.${wanted}`)}
      path={reviewAddress}
      words="questions.review.check"
      reason={{
        name: 'questions.return',
        title: 'questions.review.return.title',
        label: 'questions.review.reason',
        missing: 'questions.error.noReason',
        usual,
      }}
    >
      <article className="card questions-card" aria-label={plainText(question.title)}>
        <div className="questions-card-body breaks">
          <QuestionView body={question.body} media={mediaOf(question.media)} showsPoints />
        </div>
        <section className="questions-card-key breaks" aria-label={t('questions.answer')}>
          <KeyView body={question.body} questionKey={key} media={mediaOf(question.media, keymedia)} />
        </section>
        <Row as="footer" wrap gap={3} rows={1} className="questions-card-foot fine high ruled-top">
          <CardFacts question={question} />
        </Row>
      </article>
      {reason && (
        <Panel title={t('questions.review.reason')}>
          <p className="card-body">{reason}</p>
        </Panel>
      )}
    </ReviewDesk>
  );
}

/** Reasons that come up again and again. */
const usual = [
  'questions.review.usual.answer',
  'questions.review.usual.stem',
  'questions.review.usual.source',
  'questions.review.usual.duplicate',
] as const;
