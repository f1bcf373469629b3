import type { Stage } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { FormulaField } from '../../../kit/ui/formula/FormulaField';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';

interface AcceptedProps {
  /** The gap, for screen readers. */
  readonly name: string;
  readonly accepted: readonly string[];
  readonly isFormula: boolean;
  readonly stage: Stage;
  readonly onChange: (accepted: string[]) => void;
}

/** The answers that a gap takes: the first one is shown as right, the others count as well. */
export function Accepted({ name, accepted, isFormula, onChange }: AcceptedProps) {
  const t = useText();
  const write = (place: number, text: string) => onChange(accepted.map((old, at) => (at === place ? text : old)));
  return (
    <Row wrap>
      {Array.from(accepted, (text, place) => {
        const label = t(place === 0 ? 'questions.cq.answerOf' : 'questions.cq.variantOf', { name, number: place });
        return (
          <Row as="span" wrap key={label}>
            {isFormula ? (
              <FormulaField latex={text} label={label} onChange={(latex) => write(place, latex)} />
            ) : (
              <input
                className="input"
                value={text}
                maxLength={500}
                aria-label={label}
                placeholder={label}
                onChange={(event) => write(place, event.currentTarget.value)}
              />
            )}
            {accepted.length > 1 && (
              <IconButton
                icon="Dismiss"
                label={t('questions.cq.variantDelete')}
                onClick={() => onChange(accepted.filter((_, at) => at !== place))}
              />
            )}
          </Row>
        );
      })}
      <Button
        look="quiet"
        size="small"
        icon="Add"
        disabled={accepted.length >= 20}
        onClick={() => onChange([...accepted, ''])}
      >
        {t('questions.cq.variantAdd')}
      </Button>
    </Row>
  );
}
