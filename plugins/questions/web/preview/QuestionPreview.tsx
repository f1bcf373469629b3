import { useText } from 'edutech/core/web/hooks';
import { plainText } from '../../kit/common/one-line/text-parts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ExportButton } from '../export/ExportButton';
import { BasketButton } from '../list/card/BasketButton';
import { CardBody } from '../list/card/CardBody';
import { CardFacts } from '../list/card/CardFacts';
import { CardMenu } from '../list/card/CardMenu';
import { useAnswers } from '../list/use-answers';
import { questionAddress } from '../shared/addresses';
import { Facts } from './Facts';
import { Explanations } from './explanations/Explanations';
import { Faults } from './Faults';
import { Measures } from './Measures';
import type { QuestionData } from './load-preview';
import { Reviews } from './Reviews';
import { Uses } from './Uses';
import { RestoreVersion } from './versions/RestoreVersion';
import { Versions } from './versions/Versions';

const FaultDialog = onDemand(() => import('../list/acts/FaultDialog').then((part) => part.FaultDialog));

/** One question with all that is known about it: answer, versions, uses, figures, faults. */
export function QuestionPreview({ data }: { readonly data: QuestionData }) {
  const t = useText();
  const { question } = data;
  const { id, version, newest, may } = question;
  const answers = useAnswers(version === newest ? undefined : version);
  const [isReporting, setReporting] = useState(false);
  const answer = answers.of(id);
  return (
    <PageFrame
      title={t('questions.preview.title')}
      end={
        <>
          <Button icon="Flag" onClick={() => setReporting(true)}>
            {t('questions.act.faultOne')}
          </Button>
          <ExportButton questions={[question]} />
          <CardMenu question={question} />
          {may.basket && <BasketButton question={question} />}
        </>
      }
    >
      {version !== newest && (
        <Row justify="between" wrap className="below-3 pad-y-2 pad-x-3 round tint-star ink-star">
          <p role="status">
            {t('questions.version.old', { version, newest: <Link to={questionAddress(id)}>{newest}</Link> })}
          </p>
          {may.edit && <RestoreVersion question={question} />}
        </Row>
      )}
      <Stack align="start" gap={4} className="questions-preview">
        <Stack>
          <article className="card questions-card" aria-label={plainText(question.title)}>
            <CardBody question={question} answer={answer} />
            <Row as="footer" wrap gap={3} rows={1} className="questions-card-foot fine ruled-top high">
              <CardFacts question={question} />
              {may.analysis && (
                <Button
                  size="small"
                  look="quiet"
                  icon={answer === undefined ? 'Eye' : 'EyeOff'}
                  aria-expanded={answer !== undefined}
                  onClick={() => answers.turn(question)}
                >
                  {t(answer === undefined ? 'questions.answer' : 'questions.answer.hide')}
                </Button>
              )}
            </Row>
          </article>
          <Explanations question={question} explanations={data.explanations} />
          <Measures question={question} />
          <Faults faults={data.faults} />
        </Stack>
        <Stack>
          <Facts question={question} />
          <Reviews reviews={data.reviews} />
          <Versions data={data} />
          <Uses uses={data.uses} used={question.used} />
        </Stack>
      </Stack>
      {isReporting && <FaultDialog question={question} onClose={() => setReporting(false)} />}
    </PageFrame>
  );
}
