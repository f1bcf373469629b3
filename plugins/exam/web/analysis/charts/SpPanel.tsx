import { useMemo } from 'react';
import { FormattedNumber } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { ExamAnalysis } from '../../../api';
import { fewestForCoefficients } from '../../../model/analysis/metrics';
import { spTableOf } from '../../../model/analysis/sp-table';
import { readPoints, type Scope } from '../read-points';
import { SpChart } from './SpChart';

interface SpPanelProps {
  readonly analysis: ExamAnalysis;
  readonly scope: Scope;
}

/** Up to here a paper measured one thing, as class tests do (Sato 1975: about one half). */
const steady = 0.5;

/** The S-P table of own classes, counted here from their points. */
export function SpPanel({ analysis, scope }: SpPanelProps) {
  const t = useText();
  const { items } = analysis;
  const key = { ...scope, at: [analysis.classId, analysis.present, analysis.marked] };
  const { data, error, again } = useRead((call, signal) => readPoints(call, scope, items, { signal }), key);
  const table = useMemo(() => data && spTableOf(data.table), [data]);
  const isEnough = table !== undefined && table.students.length >= fewestForCoefficients;
  return (
    <Panel
      title={t('exam.sp.title')}
      note={
        isEnough && (
          <span className="note">
            {t('exam.sp.size', { students: table.students.length, items: table.items.length })}
          </span>
        )
      }
      end={
        isEnough && (
          <Row as="ul" gap={3} className="note">
            <li className="exam-key exam-key-s">{t('exam.sp.s')}</li>
            <li className="exam-key exam-key-p">{t('exam.sp.p')}</li>
          </Row>
        )
      }
    >
      <div className="pad-4">
        {error !== null && error !== undefined ? (
          <ErrorState error={error} onRetry={again} />
        ) : !table || !data ? (
          <Skeletons shape="text" />
        ) : isEnough ? (
          <>
            <SpChart table={table} names={data.names} items={analysis.items} />
            <Row as="ul" wrap gap={3} rows={1} className="note above-2">
              {(['right', 'wrong', 'lost', 'won'] as const).map((name) => (
                <li key={name} className={`exam-key exam-key-${name}`}>
                  {t(`exam.sp.${name}`)}
                </li>
              ))}
            </Row>
            {table.disparity !== null && (
              <p className="note above-2">
                {t(table.disparity <= steady ? 'exam.sp.steady' : 'exam.sp.mixed', {
                  disparity: (
                    <FormattedNumber value={table.disparity} minimumFractionDigits={2} maximumFractionDigits={2} />
                  ),
                })}
              </p>
            )}
          </>
        ) : (
          <p className="note">{t('exam.analysis.noCoefficients', { fewest: fewestForCoefficients })}</p>
        )}
      </div>
    </Panel>
  );
}
