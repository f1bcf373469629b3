import type { ReactNode } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { plainText } from '../../../kit/common/one-line/text-parts';
import { QuestionView } from '../../../kit/ui/question/view/QuestionView';
import type { Question } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';
import { BasketButton } from './BasketButton';
import { CardFacts } from './CardFacts';

interface OfferedCardProps {
  readonly question: Question;
  /** Why it is offered, before what is known about it. */
  readonly children?: ReactNode;
}

/** A question that a drawer offers, to be put into the basket. */
export function OfferedCard({ question, children }: OfferedCardProps) {
  return (
    <article className="card questions-card" aria-label={plainText(question.title)}>
      <div className="questions-card-body breaks">
        <QuestionView body={question.body} media={mediaOf(question.media)} />
      </div>
      <Row as="footer" wrap gap={3} rows={1} className="questions-card-foot fine ruled-top high">
        {children}
        <CardFacts question={question} />
        <Row wrap gap="half" className="questions-card-acts end">
          {question.may.basket && <BasketButton question={question} />}
        </Row>
      </Row>
    </article>
  );
}
