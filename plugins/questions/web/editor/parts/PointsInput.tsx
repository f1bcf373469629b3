import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { mostPoints, pointStep } from '../../../kit/common/question-body';
import { NumberField } from './NumberField';

/** Points, in halves. */
export function PointsInput({ points, onChange }: { points: number; onChange: (points: number) => void }) {
  const t = useText();
  return (
    <Row as="span" wrap gap={0} className="questions-tick t-13">
      {t('questions.cq.field.points')}
      <NumberField
        min={0}
        max={mostPoints}
        step={pointStep}
        label={t('questions.cq.field.points')}
        value={points}
        onChange={(written) => onChange(Math.round((written ?? 0) / pointStep) * pointStep)}
      />
    </Row>
  );
}
