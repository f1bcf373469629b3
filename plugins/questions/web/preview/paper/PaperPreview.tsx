import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { useCall, useText } from 'edutech/core/web/hooks';
import { questionKeys } from '../../../api';
import type { KeyOf, Question } from '../../../api/records';
import { mostAtOnce } from '../../../model/limits';
import { analysts } from '../../../model/rights';
import { figuresOf } from '../../basket/basket-figures';
import { ExportButton } from '../../export/ExportButton';
import { bankAddress } from '../../shared/addresses';
import { Paper } from './Paper';

/** The basket as a paper, to be read through, printed, taken along. */
export function PaperPreview({ questions }: { readonly questions: readonly Question[] }) {
  const t = useText();
  const mayRead = useCan(analysts);
  const { answers, busy, turn } = usePaperAnswers(questions);
  const { points, minutes } = figuresOf(questions);
  if (questions.length === 0) return <EmptyPaper />;
  return (
    <PageFrame
      title={t('questions.paper.title')}
      note={t('questions.paper.note', { count: questions.length, points, minutes })}
      end={
        <>
          <Button to={bankAddress}>{t('questions.paper.back')}</Button>
          {mayRead && (
            <Button icon={answers ? 'EyeOff' : 'Eye'} busy={busy} aria-pressed={answers !== null} onClick={turn}>
              {t(answers ? 'questions.paper.withoutAnswers' : 'questions.paper.withAnswers')}
            </Button>
          )}
          <ExportButton questions={questions} />
          <Button look="primary" icon="Print" onClick={() => window.print()}>
            {t('questions.paper.print')}
          </Button>
        </>
      }
    >
      <Paper questions={questions} answers={answers} />
    </PageFrame>
  );
}

const EmptyPaper = () => (
  <NothingHere
    picture="box"
    title="questions.paper.empty"
    text="questions.basket.empty"
    on={{ to: bankAddress, label: 'questions.paper.back' }}
  />
);

/** The answers of a paper: asked for when they are first wanted. */
function usePaperAnswers(questions: readonly Question[]) {
  const call = useCall();
  const [answers, setAnswers] = useState<ReadonlyMap<string, KeyOf> | null>(null);
  const reading = useAct(
    async () => {
      const ids = questions.map(({ id }) => id);
      const rounds = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, at) =>
        call(questionKeys, { ids: ids.slice(at * mostAtOnce, (at + 1) * mostAtOnce) }),
      );
      setAnswers(new Map((await Promise.all(rounds)).flat().map((answer) => [answer.id, answer])));
    },
    { changes: false },
  );
  return { answers, busy: reading.isBusy, turn: () => (answers ? setAnswers(null) : void reading.run()) };
}
