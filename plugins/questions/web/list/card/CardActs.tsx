import { useText } from 'edutech/core/web/hooks';
import { plainText } from '../../../kit/common/one-line/text-parts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Question } from '../../../api/records';
import { questionAddress } from '../../shared/addresses';
import { hasMenu, useQuestionActs } from '../acts/use-question-acts';
import { BasketButton } from './BasketButton';

const CardMenu = onDemand(() => import('./CardMenu').then((part) => part.CardMenu));
const FaultDialog = onDemand(() => import('../acts/FaultDialog').then((part) => part.FaultDialog));
const SimilarDrawer = onDemand(() => import('../acts/SimilarDrawer').then((part) => part.SimilarDrawer));

interface CardActsProps {
  readonly question: Question;
  readonly isAnswered: boolean;
  readonly onAnswer: () => void;
}

/** What is done with one question, most often first from the end; keys press what carries `data-key`. */
export function CardActs({ question, isAnswered, onAnswer }: CardActsProps) {
  const t = useText();
  const { act } = useQuestionActs();
  const [open, setOpen] = useState<'fault' | 'similar' | null>(null);
  const { id, isFavourite, may } = question;
  const title = plainText(question.title);
  const label = (name: string) => t(`questions.act.${name}`, { title });
  return (
    <Row wrap gap="half" className="questions-card-acts end">
      {may.analysis && (
        <Button
          size="small"
          look="quiet"
          icon={isAnswered ? 'EyeOff' : 'Eye'}
          data-key="answer"
          aria-expanded={isAnswered}
          onClick={onAnswer}
        >
          {t('questions.answer')}
          <kbd className="key">A</kbd>
        </Button>
      )}
      <Link className="btn btn-quiet btn-small" data-key="open" to={questionAddress(id)}>
        {t('questions.act.details')}
      </Link>
      {!may.restore && (
        <IconButton
          icon="Star"
          className={isFavourite ? 'questions-star' : undefined}
          pressed={isFavourite}
          label={label('favourOne')}
          onClick={() => void act(isFavourite ? 'disfavour' : 'favour', [question])}
        />
      )}
      <IconButton icon="Copy" label={label('similar')} onClick={() => setOpen('similar')} />
      <IconButton icon="Flag" label={label('fault')} onClick={() => setOpen('fault')} />
      {hasMenu(question) && (
        <span className="questions-card-menu">
          <CardMenu question={question} />
        </span>
      )}
      {may.basket && <BasketButton question={question} hasKey />}
      {open === 'fault' && <FaultDialog question={question} onClose={() => setOpen(null)} />}
      {open === 'similar' && <SimilarDrawer question={question} onClose={() => setOpen(null)} />}
    </Row>
  );
}
