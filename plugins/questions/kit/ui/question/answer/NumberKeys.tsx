import { flushSync } from 'react-dom';
import { useText } from 'edutech/core/web/hooks';

interface NumberKeysProps {
  /** The field that is written in, while it has the focus. */
  readonly field: () => HTMLInputElement | null;
  readonly onChange: (text: string) => void;
}

const keys = [
  { face: '−', writes: '-', name: 'minus' },
  { face: '/', writes: '/', name: 'bar' },
  { face: '.', writes: '.', name: 'point' },
  { face: '%', writes: '%', name: 'percent' },
  { face: ':', writes: ':', name: 'ratio' },
  { face: '×10ⁿ', writes: '×10^', name: 'powerOfTen' },
] as const;

/**
 * Signs of numbers below a gap, on screens that are touched: the number keys of some phones lack the minus, all lack the bar
 * of a fraction. The field keeps the focus, so its keyboard stays.
 */
export function NumberKeys({ field, onChange }: NumberKeysProps) {
  const t = useText();
  const write = (sign: string) => {
    const target = field();
    if (!target) return;
    const from = target.selectionStart ?? target.value.length;
    const text = target.value.slice(0, from) + sign + target.value.slice(target.selectionEnd ?? from);
    if (text.length > target.maxLength) return;
    flushSync(() => onChange(text));
    target.setSelectionRange(from + sign.length, from + sign.length);
  };
  return (
    <fieldset
      className="answer-signs no-print"
      aria-label={t('questions.kit.question.signs')}
      onPointerDown={(event) => event.preventDefault()}
    >
      {keys.map(({ face, writes, name }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          className="formula-key formula-key-sign round high"
          aria-label={t(`questions.kit.formula.sign.${name}`)}
          onClick={() => write(writes)}
        >
          {face}
        </button>
      ))}
    </fieldset>
  );
}
