import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Tag } from 'edutech/core/ui/Tag';
import type { ClassQuestion } from '../../api/teaching';
import { followUpAddress } from '../shared/addresses';
import { mediaOf } from '../shared/media-of';
import { AnswerGroups } from './AnswerGroups';
import { type TaughtClass, useAnswers } from './use-answers';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useDeployment, useText } from 'edutech/core/web/hooks';

const PushDrawer = onDemand(() => import('./PushDrawer').then((part) => part.PushDrawer));

interface QuestionRowProps {
  readonly question: ClassQuestion;
  readonly taught: TaughtClass;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean, withShift: boolean) => void;
  readonly hasHomework: boolean;
}

/** A question with the share of the class that got it wrong; who answered what, once it is asked for. */
export function QuestionRow({ question, taught, isChosen, onChoose, hasHomework }: QuestionRowProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [isPushing, setIsPushing] = useState(false);
  const deployment = useDeployment();
  const { questionId, body, media, answered, wrong, knowledge } = question;
  const followUp = hasHomework ? followUpAddress(deployment, [questionId]) : undefined;
  const { answers, error, load } = useAnswers(taught, questionId, isOpen);
  const title = plainText(textOf(body.stem as Content))
    .replaceAll(/\s+/g, ' ')
    .slice(0, 40);
  return (
    <article className="card wrong-row" aria-label={title}>
      <div className="wrong-rate packed pad-4">
        <ChooseBox
          label={t('wrong.class.choose.question', { title: <CityWords>{title}</CityWords> })}
          isChosen={isChosen}
          onChoose={onChoose}
        />
        <b className="num ink-late">
          <FormattedNumber
            value={wrong / answered}
            style="percent"
            minimumFractionDigits={1}
            maximumFractionDigits={1}
          />
        </b>
        <progress
          className="meter wrong-rate-bar wide across not-narrow"
          max={answered}
          value={wrong}
          aria-hidden="true"
        />
        <span className="wrong-rate-of num wide soft t-12 across">{t('wrong.class.of', { wrong, answered })}</span>
      </div>
      <Stack gap={0} className="wrong-row-main breaks">
        <QuestionView body={body} media={mediaOf(media)} />
        {isOpen && (
          <Stack as="section" className="wrong-row-answers pad-t-3">
            {error ? (
              <ErrorState error={error} onRetry={load} />
            ) : answers ? (
              <>
                <AnswerGroups answers={answers} hasNames hasParts={body.parts !== undefined} />
                {answers.key && <KeyView body={body} questionKey={answers.key} media={mediaOf(media, answers.media)} />}
              </>
            ) : (
              <Skeletons shape="text" count={3} />
            )}
          </Stack>
        )}
        <Row as="footer" wrap gap={3} rows={1} className="wrong-row-foot above-2 ruled-top">
          <Row as="span" align="stretch" wrap gap={1}>
            <Tag>{t(`wrong.type.${body.type}`)}</Tag>
            {knowledge.slice(0, 2).map(({ kiid, knowName }) => (
              <Tag key={kiid} tone="brand">
                {knowName}
              </Tag>
            ))}
          </Row>
          <Row as="span" align="stretch" wrap gap="half" className="end">
            <Button
              size="small"
              look="quiet"
              icon={isOpen ? 'ChevronUp' : 'People'}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'wrong.class.hideAnswers' : 'wrong.class.answers')}
            </Button>
            <Button size="small" look="quiet" icon="Send" onClick={() => setIsPushing(true)}>
              {t('wrong.class.push')}
            </Button>
            {followUp !== undefined && (
              <Button size="small" look="soft" icon="Add" to={followUp}>
                {t('wrong.class.followUp')}
              </Button>
            )}
          </Row>
        </Row>
      </Stack>
      {isPushing && <PushDrawer question={question} taught={taught} onClose={() => setIsPushing(false)} />}
    </article>
  );
}
