import { useText } from 'edutech/core/web/hooks';
import type { SimpleType } from '../../../../kit/common/question-body';

interface TypeChoiceProps {
  readonly types: readonly SimpleType[];
  /** Null: none yet; the choice then says what it is for. */
  readonly value: SimpleType | null;
  /** Message. */
  readonly label: string;
  readonly onChange: (type: SimpleType) => void;
}

/** Gives questions a type. */
export function TypeChoice({ types, value, label, onChange }: TypeChoiceProps) {
  const t = useText();
  const name = t(label);
  return (
    <select
      className="input questions-mend-type t-13 natural"
      aria-label={name}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = types.find((type) => String(type) === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {value === null && <option value="">{name}</option>}
      {types.map((type) => (
        <option key={type} value={type}>
          {t(`questions.type.${type}`)}
        </option>
      ))}
    </select>
  );
}
