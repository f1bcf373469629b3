import { useState } from 'react';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { Glyph } from 'edutech/core/ui/icons/Icon';
import { interfaceIcons } from 'edutech/core/ui/icons/interface-icons';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { Formula } from '../Formula';
import { type MathfieldElement, setScreenKeyboard } from '../mathfield/load-mathfield';
import { letter, letterPage, type PadKey, pads } from './pads';

interface FormulaPadProps {
  readonly stage: Stage;
  /** The field that is written in. */
  readonly field: () => MathfieldElement | null;
  /** Letters that the question uses, LaTeX: they come first. */
  readonly letters?: readonly string[];
  readonly onDone?: () => void;
}

const backspace = 'M7 4.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H7L2.5 10zM9.5 8l4 4M13.5 8l-4 4';
const moves = [
  { path: interfaceIcons.ChevronLeft, id: 'questions.kit.formula.left', does: 'moveToPreviousChar' },
  { path: interfaceIcons.ChevronRight, id: 'questions.kit.formula.right', does: 'moveToNextChar' },
  { path: backspace, id: 'questions.kit.formula.delete', does: 'deleteBackward' },
] as const;

/**
 * The keys for formulas: signs by school stage with the question's own letters before them, and a page of all letters. The
 * field keeps the focus while they are pressed, so the system's keyboard opens only for who asks for it.
 */
export function FormulaPad({ stage, field, letters = [], onDone }: FormulaPadProps) {
  const t = useText();
  const [page, setPage] = useState<'signs' | 'letters' | 'capitals'>('signs');
  const [hasKeyboard, setKeyboard] = useState(false);
  const press = ({ writes }: PadKey) => {
    const target = field();
    target?.insert(writes, { focus: true, format: 'latex', selectionMode: 'placeholder' });
  };
  const turnKeyboard = () => {
    const target = field();
    if (target) setScreenKeyboard(target, !hasKeyboard);
    setKeyboard(!hasKeyboard);
  };
  const own = letters.filter((one) => !pads[stage].some((key) => key.writes === one)).slice(0, 6);
  const keys = page === 'signs' ? [...own.map(letter), ...pads[stage]] : letterPage(page === 'capitals');
  return (
    <fieldset
      className="formula-pad no-print shrink round-card sunk unselectable"
      aria-label={t('questions.kit.formula.pad')}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className="formula-keys fill">
        {keys.map((key, at) => (
          <button
            key={key.face}
            type="button"
            tabIndex={-1}
            className={classNames(
              'high',
              'round',
              'formula-key',
              key.tone && `formula-key-${key.tone}`,
              page === 'signs' && own.length > 0 && at === own.length && 'formula-key-first',
            )}
            aria-label={key.name ? t(`questions.kit.formula.sign.${key.name}`) : undefined}
            onClick={() => press(key)}
          >
            {key.face.startsWith('$') ? <Formula latex={key.face.slice(1)} /> : key.face}
          </button>
        ))}
        {page !== 'signs' && (
          <button
            type="button"
            tabIndex={-1}
            className="formula-key formula-key-sign round high"
            aria-label={t('questions.kit.formula.capitals')}
            aria-pressed={page === 'capitals'}
            onClick={() => setPage(page === 'capitals' ? 'letters' : 'capitals')}
          >
            ⇧
          </button>
        )}
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
        <button
          type="button"
          tabIndex={-1}
          className="formula-key formula-turn round high"
          onClick={() => setPage(page === 'signs' ? 'letters' : 'signs')}
        >
          {t(page === 'signs' ? 'questions.kit.formula.letters' : 'questions.kit.formula.signs')}
        </button>
        <button
          type="button"
          tabIndex={-1}
          className="formula-key formula-keyboard round high"
          aria-label={t('questions.kit.formula.keyboard')}
          aria-pressed={hasKeyboard}
          onClick={turnKeyboard}
        >
          <Glyph path={interfaceIcons.Keyboard} />
        </button>
        {onDone && (
          <button type="button" className="formula-key formula-done round high" onClick={onDone}>
            {t('questions.kit.formula.done')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
