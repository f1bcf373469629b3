import { Button } from 'edutech/core/ui/Button';
import { ManyActs } from 'edutech/core/ui/table/choosing/ManyActs';
import { useText } from 'edutech/core/web/hooks';
import type { Question } from '../../../api/records';
import { mostAtOnce } from '../../../model/limits';
import { useBasket } from '../../basket/use-basket';
import { ExportButton } from '../../export/ExportButton';
import { allows, questionActs, useQuestionActs } from './use-question-acts';

interface BulkActsProps {
  readonly questions: readonly Question[];
  readonly onDone: () => void;
}

/** Acts on the chosen questions: each on those that allow it. */
export function BulkActs({ questions, onDone }: BulkActsProps) {
  const t = useText();
  const { busy, act } = useQuestionActs();
  const { add } = useBasket();
  if (questions.length > mostAtOnce) {
    return <span role="alert">{t('questions.tooMany', { most: mostAtOnce })}</span>;
  }
  const forBasket = questions.filter(({ may }) => may.basket);
  return (
    <>
      {forBasket.length > 0 && (
        <Button size="small" look="primary" onClick={() => void add(forBasket).then((isDone) => isDone && onDone())}>
          {t('questions.basket.add')}
        </Button>
      )}
      <ExportButton size="small" questions={questions} />
      <ManyActs
        offered={questionActs}
        chosen={questions.map((question) => ({ acts: questionActs.filter((what) => allows(what, question)) }))}
        label={(what) => t(`questions.act.${what}`)}
        isPrimary={() => false}
        busy={busy}
        onAct={(what) =>
          void act(
            what,
            questions.filter((question) => allows(what, question)),
          ).then((isDone) => isDone && onDone())
        }
      />
    </>
  );
}
