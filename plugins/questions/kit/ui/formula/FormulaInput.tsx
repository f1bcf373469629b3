import { useRef } from 'react';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { FormulaField } from './FormulaField';
import type { MathfieldElement } from './mathfield/load-mathfield';
import { FormulaPad } from './pad/FormulaPad';
import { ReadAs } from './ReadAs';

interface FormulaInputProps {
  readonly latex: string;
  readonly onChange: (latex: string) => void;
  readonly label: string;
  /** Whose keys the pad shows. */
  readonly stage: Stage;
  readonly disabled?: boolean;
  readonly takesFocus?: boolean;
  readonly onDone?: () => void;
}

/** Writes a formula: the field, the formula read back in words, and keys by school stage. */
export function FormulaInput({ stage, onDone, ...field }: FormulaInputProps) {
  const handle = useRef<MathfieldElement>(null);
  return (
    <Stack className="formula-input" gap={2}>
      <FormulaField {...field} handle={handle} />
      <ReadAs latex={field.latex} />
      {!field.disabled && <FormulaPad stage={stage} field={() => handle.current} onDone={onDone} />}
    </Stack>
  );
}
