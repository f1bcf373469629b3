import type { Stage } from 'edutech/core/common/teaching/stages';
import { Glyph } from 'edutech/core/ui/icons/Icon';
import { interfaceIcons } from 'edutech/core/ui/icons/interface-icons';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { Formula } from '../Formula';
import type { MathfieldElement } from '../mathfield/load-mathfield';
import { type PadKey, pads } from './pads';

interface FormulaPadProps {
  readonly stage: Stage;
  /** The field that is written in. */
  readonly field: () => MathfieldElement | null;
  readonly onDone?: () => void;
}

const backspace = 'M7 4.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H7L2.5 10zM9.5 8l4 4M13.5 8l-4 4';
const moves = [
  { path: interfaceIcons.ChevronLeft, id: 'questions.kit.formula.left', does: 'moveToPreviousChar' },
  { path: interfaceIcons.ChevronRight, id: 'questions.kit.formula.right', does: 'moveToNextChar' },
  { path: backspace, id: 'questions.kit.formula.delete', does: 'deleteBackward' },
] as const;

/**
 * The keys for formulas, by school stage. The field keeps the focus while they are pressed, so no screen keyboard
 * opens.
 */
export function FormulaPad({ stage, field, onDone }: FormulaPadProps) {
  const t = useText();
  const press = ({ writes }: PadKey) => {
    const target = field();
    target?.insert(writes, { focus: true, format: 'latex', selectionMode: 'placeholder' });
  };
  return (
    <fieldset
      className="formula-pad no-print shrink round-card sunk unselectable"
      aria-label={t('questions.kit.formula.pad')}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className="formula-keys fill">
        {pads[stage].map((key) => (
          <button
            key={key.face}
            type="button"
            tabIndex={-1}
            className={classNames('high', 'round', 'formula-key', key.tone && `formula-key-${key.tone}`)}
            aria-label={key.name ? t(`questions.kit.formula.sign.${key.name}`) : undefined}
            onClick={() => press(key)}
          >
            {key.face.startsWith('$') ? <Formula latex={key.face.slice(1)} /> : key.face}
          </button>
        ))}
      </div>
      <div className="formula-moves packed">
        {moves.map(({ path, id, does }) => (
          <button
            key={does}
            type="button"
            tabIndex={-1}
            className="formula-key round high"
            aria-label={t(id)}
            onClick={() => field()?.executeCommand(does)}
          >
            <Glyph path={path} />
          </button>
        ))}
        {onDone && (
          <button type="button" className="formula-key formula-done round high" onClick={onDone}>
            {t('questions.kit.formula.done')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
