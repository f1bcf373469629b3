import { Row } from 'edutech/core/ui/layout/Row';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import { type Cut, leastCut } from '../../model/answer';

interface CutFieldsProps {
  /** Of the whole film. */
  readonly seconds: number;
  readonly cut: Cut;
  readonly onCut: (cut: Cut) => void;
}

/** Leaves out what was recorded before the first word and after the last. */
export function CutFields({ seconds, cut: { from, to }, onCut }: CutFieldsProps) {
  const t = useText();
  const ends = [
    ['from', from, (value: number) => onCut({ from: Math.min(value, to - leastCut), to })],
    ['to', to, (value: number) => onCut({ from, to: Math.max(value, from + leastCut) })],
  ] as const;
  return (
    <Row wrap gap={4}>
      {ends.map(([end, value, set]) => (
        <Row key={end} as="label" inline className="note">
          {t(`coach.cut.${end}`)}
          <input
            type="range"
            min={0}
            max={seconds}
            step={0.5}
            value={value}
            aria-valuetext={lengthText(Math.round(value))}
            onChange={({ currentTarget }) => set(Number(currentTarget.value))}
          />
          <span className="num">{lengthText(Math.round(value))}</span>
        </Row>
      ))}
    </Row>
  );
}
