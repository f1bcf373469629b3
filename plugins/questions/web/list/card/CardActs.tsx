import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import type { Question } from '../../../api/records';
import { questionAddress } from '../../shared/addresses';

interface CardActsProps {
  readonly question: Question;
  readonly isAnswered: boolean;
  readonly onAnswer: () => void;
}

/** What is done with one question, most often first from the end; keys press what carries `data-key`. */
export function CardActs({ question: { id, may }, isAnswered, onAnswer }: CardActsProps) {
  return (
    <div className="questions-card-acts">
      {may.analysis && (
        <Button
          size="small"
          look="quiet"
          icon={isAnswered ? 'EyeOff' : 'Eye'}
          data-key="answer"
          aria-expanded={isAnswered}
          onClick={onAnswer}
        >
          <FormattedMessage id="questions.answer" />
          <kbd className="key">A</kbd>
        </Button>
      )}
      <Link className="btn btn-quiet btn-small" data-key="open" to={questionAddress(id)}>
        <FormattedMessage id="questions.act.details" />
      </Link>
    </div>
  );
}
