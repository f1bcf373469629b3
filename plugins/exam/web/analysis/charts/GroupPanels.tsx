import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { ExamAnalysis } from '../../../api';

const Distribution = onDemand(() => import('./Distribution').then((part) => part.Distribution));
const Boxes = onDemand(() => import('./Boxes').then((part) => part.Boxes));

/** The spread of a group, and the classes beside each other in the order of their numbers. */
export function GroupPanels({ analysis }: { readonly analysis: ExamAnalysis }) {
  const t = useText();
  const { classes, classId, students, present, dots } = analysis;
  const name = classes.find((one) => one.classId === classId)?.name ?? t('exam.analysis.whole');
  const isCompared = classId !== null && classes.length > 1 && dots.length === 0;
  return (
    <div className={classes.length > 1 ? 'exam-analysis-columns' : undefined}>
      <Panel
        title={t('exam.analysis.distribution')}
        end={
          isCompared && (
            <Row as="ul" gap={3} className="note">
              <li className="exam-key exam-key-bar" lang={langOf(name)}>
                {t('exam.analysis.count', { name })}
              </li>
              <li className="exam-key exam-key-line">{t('exam.analysis.proportion')}</li>
            </Row>
          )
        }
      >
        <div className="exam-chart pad-4">
          <Distribution analysis={analysis} isCompared={isCompared} />
        </div>
        <p className="note center pad-x-4 pad-b-3">
          {t('exam.analysis.absent', { present, absent: students - present })}
        </p>
      </Panel>
      {classes.length > 1 && (
        <Panel title={t('exam.analysis.boxes')} end={<span className="fine">{t('exam.analysis.boxes.key')}</span>}>
          <div className="exam-chart pad-4">
            <Boxes analysis={analysis} />
          </div>
        </Panel>
      )}
    </div>
  );
}
