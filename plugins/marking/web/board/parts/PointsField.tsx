import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

interface PointsFieldProps {
  readonly value: string;
  /** Most points, and the step on which they are given. */
  readonly of: number;
  readonly step: number;
  readonly onChange: (value: string) => void;
}

/** The points that a leader, or the second marker of an appeal, decides on. */
export function PointsField({ value, of, step, onChange }: PointsFieldProps) {
  const t = useText();
  return (
    <Row as="label" inline gap={2}>
      {t('marking.answers.points')}
      <input
        className="input marking-lines"
        type="number"
        min={0}
        max={of}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Row>
  );
}
