import { type RefObject, useEffect, useRef, useState } from 'react';
import { type MathfieldElement, loadMathfield, placeMathfield } from './mathfield/load-mathfield';

interface FormulaFieldProps {
  readonly latex: string;
  readonly onChange: (latex: string) => void;
  readonly label: string;
  readonly disabled?: boolean;
  /** Takes the focus as soon as it is there. */
  readonly takesFocus?: boolean;
  /** The field while it is there, for a pad that writes into it. */
  readonly handle?: RefObject<MathfieldElement | null>;
  readonly onFocus?: () => void;
  readonly onDone?: () => void;
}

/**
 * A field for a formula. Where MathLive cannot load, a plain field takes LaTeX, so that an answer can always be given;
 * it is plain at first and becomes a formula field when MathLive has loaded.
 */
export function FormulaField({
  latex,
  onChange,
  label,
  disabled = false,
  takesFocus,
  handle,
  ...told
}: FormulaFieldProps) {
  const place = useRef<HTMLSpanElement>(null);
  const own = useRef<MathfieldElement>(null);
  const wantsFocus = useRef(false);
  const [isReady, setReady] = useState(false);
  const now = useRef({ latex, onChange, ...told });
  // The field is created once and calls the present listener
  useEffect(() => {
    now.current = { latex, onChange, ...told };
  });
  // Creates the field once MathLive has loaded
  useEffect(() => {
    let isHere = true;
    const make = (Field: typeof MathfieldElement) => {
      if (!isHere || !place.current) return;
      const hadFocus = place.current.parentElement?.contains(document.activeElement);
      const field = placeMathfield(Field, place.current, {
        latex: now.current.latex,
        label,
        disabled,
        onChange: (written) => now.current.onChange(written),
      });
      field.addEventListener('focusin', () => now.current.onFocus?.());
      // its own `change` also occurs when the focus only moves
      field.addEventListener('keydown', ({ key }) => key === 'Enter' && now.current.onDone?.());
      own.current = field;
      if (handle) handle.current = field;
      wantsFocus.current = Boolean(takesFocus || hadFocus);
      setReady(true);
    };
    void loadMathfield().then(make, () => undefined); // the plain field stays
    return () => {
      isHere = false;
      own.current = null;
      if (handle) handle.current = null;
      setReady(false);
    };
  }, [label, disabled, takesFocus, handle]);
  // Takes the focus over from the plain field: not before it is seen, or the browser would give it to nobody
  useEffect(() => {
    if (isReady && wantsFocus.current) own.current?.focus();
  }, [isReady]);
  // Changes from elsewhere (another device, undo) are shown, typed input is not overwritten
  useEffect(() => {
    const field = own.current;
    if (field && field.getValue('latex').trim() !== latex) field.setValue(latex, { silenceNotifications: true });
  }, [latex]);
  return (
    <span className="formula-field-place shrink within">
      <span ref={place} hidden={!isReady} />
      {!isReady && (
        <input
          className="input formula-plain"
          value={latex}
          aria-label={label}
          disabled={disabled}
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          onFocus={told.onFocus}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </span>
  );
}
