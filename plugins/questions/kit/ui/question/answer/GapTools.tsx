import type { RefObject } from 'react';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { MathfieldElement } from '../../formula/mathfield/load-mathfield';
import { FormulaPad } from '../../formula/pad/FormulaPad';
import { ReadAs } from '../../formula/ReadAs';

interface GapToolsProps {
  readonly latex: string;
  readonly stage: Stage;
  readonly handle: RefObject<MathfieldElement | null>;
  readonly onDone: () => void;
}

/** Below a stem whose gap takes a formula: the formula read back in words, and the keys. */
export const GapTools = ({ latex, stage, handle, onDone }: GapToolsProps) => (
  <div className="answer-tools above-2">
    <ReadAs latex={latex} />
    <FormulaPad stage={stage} field={() => handle.current} onDone={onDone} />
  </div>
);
