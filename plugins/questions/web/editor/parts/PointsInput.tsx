import { FormattedMessage } from 'react-intl';
import { mostPoints, pointStep } from 'edutech/core/common/question/question-body';

/** Points, in halves. */
export const PointsInput = ({ points, onChange }: { points: number; onChange: (points: number) => void }) => (
  <label className="questions-tick">
    <FormattedMessage id="questions.cq.field.points" />
    <input
      className="input questions-number"
      type="number"
      min={0}
      max={mostPoints}
      step={pointStep}
      value={points}
      onChange={({ currentTarget: { valueAsNumber } }) => {
        const written = Math.min(mostPoints, Math.max(0, valueAsNumber || 0));
        onChange(Math.round(written / pointStep) * pointStep);
      }}
    />
  </label>
);
