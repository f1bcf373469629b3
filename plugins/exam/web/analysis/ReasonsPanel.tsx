import { FormattedNumber } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ExamAnalysis } from '../../api';
import type { Reason } from '../../model/analysis/reasons';

const tones: Readonly<Record<Reason, TagTone>> = {
  lostEasy: 'star',
  nearPass: 'info',
  nearExcellent: 'brand',
  fell: 'late',
  rose: 'done',
  absent: 'plain',
};

/** Students to look at, by reason: in the order of class lists, so that no list is a ranking. */
export function ReasonsPanel({ analysis: { reasons } }: { readonly analysis: ExamAnalysis }) {
  const t = useText();
  return (
    <Panel
      title={t('exam.reasons.title')}
      end={<span className="note">{t('exam.reasons.note')}</span>}
      className="no-print"
    >
      {reasons.length === 0 && <p className="note pad-4">{t('exam.reasons.none')}</p>}
      <ul className="exam-reasons ruled-list pad-x-4 pad-b-3">
        {reasons.map(({ reason, students }) => (
          <Stack as="li" key={reason} gap={2} className="pad-y-3">
            <Row>
              <b>{t(`exam.reason.${reason}`)}</b>
              <Tag tone={tones[reason]}>{t('exam.people', { count: students.length })}</Tag>
            </Row>
            <p className="note">{t(`exam.reason.${reason}.text`)}</p>
            <Row as="ul" wrap>
              {students.map(({ studentId, name, value }) => (
                <li key={studentId} className="exam-person pad-x-3 pill framed t-13">
                  {name}
                  {value !== null && (
                    <small className="num muted">
                      <Value reason={reason} value={value} />
                    </small>
                  )}
                </li>
              ))}
            </Row>
          </Stack>
        ))}
      </ul>
    </Panel>
  );
}

/** The caution, what is missing to the line, or the change in percent of the points. */
function Value({ reason, value }: { readonly reason: Reason; readonly value: number }) {
  const t = useText();
  if (reason === 'lostEasy')
    return <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />;
  if (reason === 'nearPass' || reason === 'nearExcellent') return t('exam.reason.missing', { points: value });
  return <FormattedNumber value={value / 100} style="percent" signDisplay="always" maximumFractionDigits={0} />;
}
