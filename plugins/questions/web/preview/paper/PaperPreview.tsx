import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { useText } from 'edutech/core/web/hooks';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { SheetBar } from 'edutech/plugins/print/kit/ui/SheetBar';
import type { Question } from '../../../api/records';
import { analysts } from '../../../model/rights';
import { figuresOf } from '../../basket/basket-figures';
import { ExportButton } from '../../export/ExportButton';
import { bankAddress } from '../../shared/addresses';
import { Paper } from './Paper';

/** The basket as a paper: the pages that are printed, to be read through, printed, taken along. */
export function PaperPreview({ questions }: { readonly questions: readonly Question[] }) {
  const t = useText();
  const mayRead = useCan(analysts);
  const [withAnswers, setWithAnswers] = useState(false);
  const [look, setLook] = useState<SheetLook>({ size: 'a4' });
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
            <Button
              icon={withAnswers ? 'EyeOff' : 'Eye'}
              aria-pressed={withAnswers}
              onClick={() => setWithAnswers(!withAnswers)}
            >
              {t(withAnswers ? 'questions.paper.withoutAnswers' : 'questions.paper.withAnswers')}
            </Button>
          )}
          <ExportButton questions={questions} />
          <Button look="primary" icon="Print" onClick={() => window.print()}>
            {t('questions.paper.print')}
          </Button>
        </>
      }
    >
      <Stack>
        <SheetBar look={look} onLook={setLook} />
        <Paper questions={questions} withAnswers={withAnswers} look={look} />
      </Stack>
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
