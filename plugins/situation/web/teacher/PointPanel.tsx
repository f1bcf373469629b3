import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { routes as exam } from 'edutech/plugins/exam/routes';
import { routes as work } from 'edutech/plugins/work/routes';
import { routes as wrong } from 'edutech/plugins/wrong/routes';
import { type PointEvidence, pointEvidence } from '../../api';
import type { Span } from '../../model/spans';
import { stateTones } from '../shared/states';

interface PointPanelProps {
  readonly wish: { readonly classId: string; readonly subjectId: string; readonly span: Span };
  readonly pointId: string;
}

/** The chosen point: its evidence, what goes wrong, and what can be done. */
export function PointPanel({ wish: { classId, subjectId, span }, pointId }: PointPanelProps) {
  const t = useText();
  const { data, error, again } = useAsked(pointEvidence, { classId, subjectId, pointId, span });
  return (
    <Stack as="aside" packed className="situation-aside sunk round-card pad-4" aria-label={t('situation.point.chosen')}>
      {error !== null && error !== undefined ? (
        <ErrorState error={error} onRetry={again} />
      ) : data ? (
        <Evidence point={data} classId={classId} subjectId={subjectId} />
      ) : (
        <Skeletons shape="text" />
      )}
    </Stack>
  );
}

interface EvidenceProps {
  readonly point: PointEvidence;
  readonly classId: string;
  readonly subjectId: string;
}

const Percent = ({ value }: { readonly value: number | null }) =>
  value === null ? '–' : <FormattedNumber value={value} style="percent" maximumFractionDigits={1} />;

function Evidence({ point, classId, subjectId }: EvidenceProps) {
  const t = useText();
  const facts = [
    ['value', <Percent key="value" value={point.value} />],
    ['share', <Percent key="share" value={point.share} />],
    ['evidence', t('situation.point.counted', { people: point.people, answers: point.answers })],
    ['confidence', t(`situation.confidence.${point.confidence}`)],
  ] as const;
  return (
    <>
      <Row wrap>
        <h3 lang={langOf(point.name)}>{point.name}</h3>
        <Tag tone={stateTones[point.state]}>{t(`situation.state.${point.state}`)}</Tag>
      </Row>
      <dl className="situation-facts t-13">
        {facts.map(([name, value]) => (
          <Row key={name} justify="between">
            <dt className="soft">{t(`situation.point.${name}`)}</dt>
            <dd className="strong num">{value}</dd>
          </Row>
        ))}
      </dl>
      {point.mistakes.length > 0 && (
        <>
          <h4>{t('situation.point.mistakes')}</h4>
          <ul className="ruled-list t-13">
            {point.mistakes.map(({ questionId, question, wrote, people }) => (
              <Row as="li" key={`${questionId}.${wrote}`} justify="between" className="pad-y-1">
                <span className="grow shrink">
                  <span className="clip1 soft" lang={langOf(question)}>
                    {question}
                  </span>
                  {t('situation.point.wrote', { wrote: <CityWords>{wrote}</CityWords> })}
                </span>
                <b className="nowrap num">{t('situation.people', { count: people })}</b>
              </Row>
            ))}
          </ul>
        </>
      )}
      <Acts point={point} classId={classId} subjectId={subjectId} />
    </>
  );
}

/** A follow-up homework, what to explain in class, and who does not know it yet. */
function Acts({ point, classId, subjectId }: EvidenceProps) {
  const t = useText();
  const deployment = useDeployment();
  const [showsNames, setShowsNames] = useState(false);
  const { followUp, minutes, notYet, exams } = point;
  const homework =
    followUp.length > 0
      ? work.create.ifOn(deployment, {
          from: 'situation',
          questions: followUp.join(','),
          class: classId,
          subject: subjectId,
        })
      : undefined;
  const mistakes = point.people > 0 ? wrong.list.ifOn(deployment, { class: classId, subject: subjectId }) : undefined;
  return (
    <Stack gap={2} className="no-print">
      <h4>{t('situation.point.acts')}</h4>
      {homework !== undefined && (
        <Button look="primary" size="small" wide to={homework}>
          {t('situation.point.followUp', { count: followUp.length, minutes })}
        </Button>
      )}
      {notYet.length > 0 && (
        <Button size="small" wide icon="People" aria-expanded={showsNames} onClick={() => setShowsNames(!showsNames)}>
          {t('situation.point.talk', { count: notYet.length })}
        </Button>
      )}
      {showsNames && (
        <p className="t-13">
          {notYet.map(({ studentId, name }, at) => (
            <span key={studentId}>
              {at > 0 && ' · '}
              <CityWords>{name}</CityWords>
            </span>
          ))}
        </p>
      )}
      {exams.map(({ examId, title, itemId }) => {
        const to = exam.analyze.ifOn(deployment, { id: examId, class: classId, item: itemId, talk: '1' });
        return (
          to !== undefined && (
            <Button key={examId} look="link" size="small" icon="FullScreen" className="at-start" to={to}>
              {t('situation.point.explain', { title: <CityWords>{title}</CityWords> })}
            </Button>
          )
        );
      })}
      {mistakes !== undefined && (
        <Button look="link" size="small" icon="List" className="at-start" to={mistakes}>
          {t('situation.point.wrongQuestions')}
        </Button>
      )}
    </Stack>
  );
}
