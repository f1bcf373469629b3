import { plainText } from 'edutech/core/common/question/one-line/text-parts';
import { FormattedMessage, useIntl } from 'react-intl';
import { KeyView } from 'edutech/core/ui/question/view/KeyView';
import { QuestionView } from 'edutech/core/ui/question/view/QuestionView';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { Question } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';
import type { ShownAnswer } from '../use-answers';
import { CardActs } from './CardActs';
import { CardFacts } from './CardFacts';

interface QuestionCardProps {
  readonly question: Question;
  readonly answer: ShownAnswer;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean, withShift: boolean) => void;
  readonly onAnswer: () => void;
}

/** A question as pupils see it, what is known about it, and what can be done with it. */
export function QuestionCard({ question, answer, isChosen, onChoose, onAnswer }: QuestionCardProps) {
  const intl = useIntl();
  const { body, media } = question;
  const title = plainText(question.title);
  return (
    <article className="card questions-card" tabIndex={-1} aria-label={title}>
      <div className="questions-card-body">
        <QuestionView body={body} media={mediaOf(media)} showsPoints />
      </div>
      {answer !== undefined && (
        <section className="questions-card-key" aria-label={intl.formatMessage({ id: 'questions.answer' })}>
          {answer === null ? (
            <Skeletons shape="text" count={2} />
          ) : (
            <KeyView body={body} questionKey={answer.key} media={mediaOf(media, answer.media)} />
          )}
        </section>
      )}
      <footer className="questions-card-foot">
        <label className="questions-check">
          <input
            type="checkbox"
            data-key="choose"
            checked={isChosen}
            onChange={({ currentTarget, nativeEvent }) =>
              onChoose(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
          <span className="visually-hidden">
            <FormattedMessage id="questions.choose" values={{ title }} />
          </span>
        </label>
        <CardFacts question={question} />
        <CardActs question={question} isAnswered={answer !== undefined} onAnswer={onAnswer} />
      </footer>
    </article>
  );
}
