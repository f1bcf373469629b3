import { useText } from 'edutech/core/web/hooks';
import { plainText } from '../../../kit/common/one-line/text-parts';
import type { Question } from '../../../api/records';
import type { ShownAnswer } from '../use-answers';
import { CardActs } from './CardActs';
import { CardBody } from './CardBody';
import { CardFacts } from './CardFacts';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { Row } from 'edutech/core/ui/layout/Row';

interface QuestionCardProps {
  readonly question: Question;
  readonly answer: ShownAnswer;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean, withShift: boolean) => void;
  readonly onAnswer: () => void;
}

/** A question as students see it, what is known about it, and what can be done with it. */
export function QuestionCard({ question, answer, isChosen, onChoose, onAnswer }: QuestionCardProps) {
  const t = useText();
  const title = plainText(question.title);
  return (
    <article className="card questions-card" tabIndex={-1} aria-label={title}>
      <CardBody question={question} answer={answer} />
      <Row as="footer" wrap gap={3} rows={1} className="questions-card-foot fine ruled-top high">
        <ChooseBox label={t('questions.choose', { title })} isChosen={isChosen} onChoose={onChoose} />
        <CardFacts question={question} />
        <CardActs question={question} isAnswered={answer !== undefined} onAnswer={onAnswer} />
      </Row>
    </article>
  );
}
