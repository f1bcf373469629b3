import { FormattedMessage, useIntl } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { mostPoints, pointStep } from '../../../kit/common/question-body';
import { NumberField } from './NumberField';

/** Points, in halves. */
export const PointsInput = ({ points, onChange }: { points: number; onChange: (points: number) => void }) => (
  <Row as="span" wrap gap={0} className="questions-tick t-13">
    <FormattedMessage id="questions.cq.field.points" />
    <NumberField
      min={0}
      max={mostPoints}
      step={pointStep}
      label={useIntl().formatMessage({ id: 'questions.cq.field.points' })}
      value={points}
      onChange={(written) => onChange(Math.round((written ?? 0) / pointStep) * pointStep)}
    />
  </Row>
);
