import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import type { QuestionValues } from '../../../api';
import { questionKinds } from '../../../model/kinds';
import { Field } from '../parts/Field';
import { NumberField } from '../parts/NumberField';

/** How hard questions are, and where they come from. */
export type Origin = Pick<QuestionValues, 'difficulty' | 'kind' | 'year' | 'region'>;

interface OriginFieldsProps {
  readonly values: Origin;
  readonly onChange: (changes: Partial<Origin>) => void;
}

const levels = ['1', '2', '3', '4', '5'] as const;

/** Difficulty, kind, year and region. */
export function OriginFields({ values: { difficulty, kind, year, region }, onChange }: OriginFieldsProps) {
  const t = useText();
  return (
    <>
      <Field name="difficulty">
        <Segmented
          label={t('questions.cq.field.difficulty')}
          options={levels.map((value) => ({
            value,
            label: t(`questions.difficulty.${value}`),
          }))}
          value={levels[difficulty - 1] ?? '3'}
          onChange={(value) => onChange({ difficulty: Number(value) as Origin['difficulty'] })}
        />
      </Field>
      <Field name="kind">
        <select
          className="input"
          aria-label={t('questions.cq.field.kind')}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: questionKinds.find((one) => one === value) ?? 'exercise' })
          }
        >
          {questionKinds.map((value) => (
            <option key={value} value={value}>
              {t(`questions.kind.${value}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field name="year">
        <NumberField
          min={1950}
          max={2100}
          step={1}
          label={t('questions.cq.field.year')}
          value={year ?? null}
          onChange={(written) => onChange({ year: written === null ? null : Math.round(written) })}
        />
      </Field>
      <Field name="region">
        <input
          className="input"
          maxLength={40}
          aria-label={t('questions.cq.field.region')}
          value={region}
          onChange={({ currentTarget: { value } }) => onChange({ region: value })}
        />
      </Field>
    </>
  );
}
