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
 * A line to write a formula in. Where MathLive cannot come, a plain field takes LaTeX, so that an answer can always be
 * given; it is one from the beginning and becomes a formula's as soon as it may.
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
  // The field is made once and tells whoever listens now
  useEffect(() => {
    now.current = { latex, onChange, ...told };
  });
  // Makes the field once MathLive has come
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
      // its own `change` comes when one only goes elsewhere, too
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
  // What comes from elsewhere (another device, undo) is shown, what was written here is not written over
  useEffect(() => {
    const field = own.current;
    if (field && field.getValue('latex').trim() !== latex) field.setValue(latex, { silenceNotifications: true });
  }, [latex]);
  return (
    <span className="formula-field-place">
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
