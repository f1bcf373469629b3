import { useText } from 'edutech/core/web/hooks';
import { KeyView } from '../../../kit/ui/question/view/KeyView';
import { QuestionView } from '../../../kit/ui/question/view/QuestionView';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { Question } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';
import type { ShownAnswer } from '../use-answers';

interface CardBodyProps {
  readonly question: Pick<Question, 'body' | 'media'>;
  readonly answer: ShownAnswer;
}

/** A question as students see it, with its answer where somebody has asked for that. */
export function CardBody({ question: { body, media }, answer }: CardBodyProps) {
  const t = useText();
  return (
    <>
      <div className="questions-card-body breaks">
        <QuestionView body={body} media={mediaOf(media)} showsPoints />
      </div>
      {answer !== undefined && (
        <section className="questions-card-key breaks" aria-label={t('questions.answer')}>
          {answer === null ? (
            <Skeletons shape="text" count={2} />
          ) : (
            <KeyView body={body} questionKey={answer.key} media={mediaOf(media, answer.media)} />
          )}
        </section>
      )}
    </>
  );
}
