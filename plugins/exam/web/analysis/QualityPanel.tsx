import { FormattedNumber } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ExamAnalysis } from '../../api';
import { fewestForCoefficients } from '../../model/analysis/metrics';

/** How well the paper measured. */
export function QualityPanel({ analysis: { quality, summary } }: { readonly analysis: ExamAnalysis }) {
  const t = useText();
  if (!quality || !summary) return null;
  const figures = [
    ['facility', quality.facility],
    ['discrimination', quality.discrimination],
    ['alpha', quality.alpha],
  ] as const;
  return (
    <Panel title={t('exam.analysis.quality')}>
      <Row as="dl" align="stretch" justify="between" className="exam-quality pad-4">
        {figures.map(([name, value]) => (
          <div key={name} className="grow center">
            <dd className="num t-20 strong">
              {value === null ? (
                '–'
              ) : (
                <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />
              )}
            </dd>
            <dt className="note">{t(`exam.metric.${name}`)}</dt>
          </div>
        ))}
      </Row>
      {summary.count < fewestForCoefficients && (
        <p className="note pad-x-4 pad-b-3">{t('exam.analysis.noCoefficients', { fewest: fewestForCoefficients })}</p>
      )}
    </Panel>
  );
}
