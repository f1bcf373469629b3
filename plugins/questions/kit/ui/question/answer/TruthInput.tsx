import { useId } from 'react';
import { trueFalseLabels, trueFalseSigns } from '../../../common/types/answer-letters';
import { Row } from 'edutech/core/ui/layout/Row';

interface TruthInputProps {
  readonly truth: boolean | undefined;
  readonly onChoose: (truth: boolean) => void;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Right or wrong, by the two signs of Chinese papers. */
export function TruthInput({ truth, onChoose, label, disabled }: TruthInputProps) {
  const name = useId();
  return (
    <fieldset className="answer-options answer-truth shrink above-2" aria-label={label} disabled={disabled}>
      {([true, false] as const).map((value) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are beside the sign
        <label key={String(value)} className="answer-option relative shrink">
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={truth === value}
            onChange={() => onChoose(value)}
          />
          <Row as="span" className="answer-row pad-y-2 pad-x-3 round-card high" gap={3}>
            <span className="answer-letter fixed" aria-hidden="true">
              {trueFalseSigns[`${value}`]}
            </span>
            <span lang="zh-CN">{trueFalseLabels[`${value}`]}</span>
          </Row>
        </label>
      ))}
    </fieldset>
  );
}
