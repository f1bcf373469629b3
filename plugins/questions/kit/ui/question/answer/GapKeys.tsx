import { type RefObject, useEffect } from 'react';
import type { Content } from '../../../common/content';
import { lettersOf } from '../../../common/letters-of';
import type { Gap } from '../../../common/question-body';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { MathfieldElement } from '../../formula/mathfield/load-mathfield';
import { FormulaPad } from '../../formula/pad/FormulaPad';
import { ReadAs } from '../../formula/ReadAs';
import { NumberKeys } from './NumberKeys';

interface GapKeysProps {
  /** Of the gap that is written in; undefined: of none. */
  readonly kind: Gap['kind'] | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** What is asked, for its letters. */
  readonly stem: Content;
  readonly stage: Stage;
  readonly fields: GapFields;
  readonly onDone: () => void;
}

interface GapFields {
  readonly handle: RefObject<MathfieldElement | null>;
  readonly plain: RefObject<HTMLInputElement | null>;
}

/** Below a stem, what helps to fill its gap: the signs of a number, or a formula's keys. */
export function GapKeys({ kind, text, onChange, fields, ...formula }: GapKeysProps) {
  if (kind === 'number') return <NumberKeys field={() => fields.plain.current} onChange={onChange} />;
  if (kind === 'formula') return <FormulaKeys latex={text} handle={fields.handle} {...formula} />;
  return null;
}

interface FormulaKeysProps extends Pick<GapKeysProps, 'stem' | 'stage' | 'onDone'> {
  readonly latex: string;
  readonly handle: GapFields['handle'];
}

/** The formula read back in words, and the keys. On phones they lie at the bottom of the screen, where a keyboard does. */
function FormulaKeys({ latex, stem, stage, handle, onDone }: FormulaKeysProps) {
  // The gap stays in sight above the keys
  useEffect(() => {
    handle.current?.scrollIntoView({ block: 'nearest' });
  }, [handle]);
  return (
    <div className="answer-tools answer-keys above-2">
      <ReadAs latex={latex} />
      <FormulaPad stage={stage} letters={lettersOf(stem)} field={() => handle.current} onDone={onDone} />
    </div>
  );
}
