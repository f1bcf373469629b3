import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Row } from 'edutech/core/ui/layout/Row';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { useText } from 'edutech/core/web/hooks';
import { type PaperSize, paperSizes } from 'edutech/plugins/print/kit/common/paper-sizes';
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
  const [size, setSize] = useState<PaperSize>('a4');
  const [hasBinding, setHasBinding] = useState(false);
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
      <Row wrap gap={4} className="no-print below-3">
        <label className="flow-inline">
          <span className="nowrap">{t('print.size')}</span>
          <select className="input" value={size} onChange={(event) => setSize(event.target.value as PaperSize)}>
            {paperSizes.map((one) => (
              <option key={one} value={one}>
                {t(`print.size.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="flow-inline pressable">
          <input type="checkbox" checked={hasBinding} onChange={(event) => setHasBinding(event.target.checked)} />
          {t('print.binding')}
        </label>
      </Row>
      <Paper questions={questions} withAnswers={withAnswers} look={{ size, hasBinding }} />
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
