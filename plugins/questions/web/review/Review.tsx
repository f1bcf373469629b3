import { plainText } from '../../kit/common/one-line/text-parts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { KeyView } from '../../kit/ui/question/view/KeyView';
import { QuestionView } from '../../kit/ui/question/view/QuestionView';
import { Tag } from 'edutech/core/ui/Tag';
import { CardFacts } from '../list/card/CardFacts';
import { mediaOf } from '../shared/media-of';
import { Checklist } from './Checklist';
import { taskAddress } from './queue/queue-wish';
import { reviewHints, useReviewKeys } from './review-keys';
import { type ReviewTask, useReview } from './use-review';

const ReasonDialog = onDemand(() => import('edutech/core/ui/form/ReasonDialog').then((part) => part.ReasonDialog));

/** One question beside its checklist: read with its answer, let in or returned, by mouse or by keys. */
export function Review({ task }: { readonly task: ReviewTask }) {
  const intl = useIntl();
  const query = new URLSearchParams(useLocation().search);
  const review = useReview(task);
  useReviewKeys(review);
  const { question, key, keymedia, state, owner, school, wanted, submitted, reason } = task;
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'questions.review.title' })}
      note={
        <FormattedMessage
          id="questions.review.from"
          values={{ owner, school, time: cityMinute(new Date(submitted)) }}
        />
      }
      end={
        <>
          <Tag tone={state === 'passed' ? 'done' : state === 'returned' ? 'late' : 'info'}>
            <FormattedMessage
              id={state === 'waiting' ? `questions.wanted.${wanted}` : `questions.review.state.${state}`}
            />
          </Tag>
          <Button to={taskAddress(query, null)}>
            <FormattedMessage id="questions.review.queue" />
          </Button>
          {review.goNext && (
            <Button iconAfter="ArrowRight" onClick={review.goNext}>
              <FormattedMessage id="questions.review.next" />
            </Button>
          )}
        </>
      }
    >
      <div className="questions-preview">
        <div className="questions-main">
          <article className="card questions-card" aria-label={plainText(question.title)}>
            <div className="questions-card-body">
              <QuestionView body={question.body} media={mediaOf(question.media)} showsPoints />
            </div>
            <section className="questions-card-key" aria-label={intl.formatMessage({ id: 'questions.answer' })}>
              <KeyView body={question.body} questionKey={key} media={mediaOf(question.media, keymedia)} />
            </section>
            <footer className="questions-card-foot">
              <CardFacts question={question} />
            </footer>
          </article>
          {reason && (
            <Panel title={<FormattedMessage id="questions.review.reason" />}>
              <p className="card-body">{reason}</p>
            </Panel>
          )}
        </div>
        <div className="questions-beside questions-beside-sticky">
          <Checklist review={review} />
          {review.isOpen && (
            <div className="card questions-decide">
              <Button icon="ArrowUndo" onClick={review.askReturn}>
                <FormattedMessage id="questions.review.return" />
              </Button>
              <Button look="primary" icon="Checkmark" busy={review.busy} onClick={() => void review.pass()}>
                <FormattedMessage id="questions.review.pass" />
              </Button>
            </div>
          )}
        </div>
      </div>
      {review.isReturning && (
        <ReasonDialog
          name="questions.return"
          title={<FormattedMessage id="questions.review.return.title" />}
          submit={<FormattedMessage id="questions.review.return" />}
          label="questions.review.reason"
          missing="questions.error.noReason"
          usual={usual}
          longest={1000}
          onDone={review.giveBack}
          onClose={review.closeReturn}
        />
      )}
      <KeyHints hints={reviewHints} />
    </PageFrame>
  );
}

/** Reasons that come up again and again. */
const usual = [
  'questions.review.usual.answer',
  'questions.review.usual.stem',
  'questions.review.usual.source',
  'questions.review.usual.duplicate',
] as const;
