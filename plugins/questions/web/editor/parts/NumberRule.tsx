import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { GapKey } from '../../../kit/common/question-key';
import { NumberField } from './NumberField';

interface NumberRuleProps {
  readonly taken: GapKey;
  readonly onChange: (change: Partial<GapKey>) => void;
}

/** How far off a number may be, and its unit. */
export function NumberRule({ taken: { tolerance, unit }, onChange }: NumberRuleProps) {
  const t = useText();
  const kind = tolerance?.kind ?? 'absolute';
  return (
    <>
      <Row as="label" wrap gap={0} className="questions-tick t-13">
        {t('questions.cq.tolerance')}
        <NumberField
          min={0}
          max={1e12}
          step="any"
          label={t('questions.cq.tolerance')}
          value={tolerance?.value || null}
          onChange={(value) => onChange({ tolerance: { kind, value: value ?? 0 } })}
        />
        <select
          className="input"
          aria-label={t('questions.cq.tolerance')}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              tolerance: { kind: value === 'percent' ? 'percent' : 'absolute', value: tolerance?.value ?? 0 },
            })
          }
        >
          <option value="absolute">{t('questions.cq.tolerance.absolute')}</option>
          <option value="percent">%</option>
        </select>
      </Row>
      <Row as="label" wrap gap={0} className="questions-tick t-13">
        {t('questions.cq.unit')}
        <input
          className="input questions-number"
          value={unit?.name ?? ''}
          maxLength={20}
          onChange={({ currentTarget: { value } }) =>
            onChange({ unit: { name: value, isNeeded: unit?.isNeeded ?? false } })
          }
        />
      </Row>
      {unit && unit.name !== '' && (
        <Row as="label" wrap gap={0} className="questions-tick t-13">
          <input
            type="checkbox"
            checked={unit.isNeeded}
            onChange={({ currentTarget: { checked } }) => onChange({ unit: { ...unit, isNeeded: checked } })}
          />
          {t('questions.cq.unitNeeded')}
        </Row>
      )}
    </>
  );
}
