import type { RefObject } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Gap } from '../../../common/question-body';
import { FormulaField } from '../../formula/FormulaField';
import type { MathfieldElement } from '../../formula/mathfield/load-mathfield';
import { textWidth } from '../rules/option-columns';

interface GapFieldProps {
  readonly gap: number;
  readonly asked: Gap | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly disabled?: boolean;
  readonly onFocus: () => void;
  /** The field of a formula, for the pad. */
  readonly handle?: RefObject<MathfieldElement | null>;
}

/** One gap in the stem, as wide as its content. A number gets the number keys, a formula its own field. */
export function GapField({ gap, asked, text, onChange, disabled, onFocus, handle }: GapFieldProps) {
  const t = useText();
  const label = t('questions.kit.question.gap', { number: gap + 1 });
  if (asked?.kind === 'formula') {
    return (
      <FormulaField
        latex={text}
        onChange={onChange}
        label={label}
        disabled={disabled}
        onFocus={onFocus}
        handle={handle}
      />
    );
  }
  return (
    <input
      className="answer-gap"
      value={text}
      // the width follows the answer; a width that fitted the key would reveal it
      size={Math.min(40, Math.max((asked?.width ?? 3) * 2, Math.ceil(textWidth(text) * 2)))}
      inputMode={asked?.kind === 'number' ? 'decimal' : 'text'}
      maxLength={1000}
      aria-label={label}
      disabled={disabled}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onFocus={onFocus}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
