import type { MathfieldElement } from 'mathlive';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { takeStyledMarkup } from './styled-markup';

export type { MathfieldElement };

let loading: Promise<typeof MathfieldElement> | null = null;

/** Loads MathLive once for the page: no sounds, no fonts of its own (our sheet brings them), no keyboard of its own. */
export function loadMathfield(): Promise<typeof MathfieldElement> {
  loading ??= loadChunk(() => import('mathlive'))
    .then(({ MathfieldElement: Field }) => {
      Field.soundsDirectory = null;
      Field.plonkSound = null;
      Field.keypressSound = null;
      Field.fontsDirectory = null;
      return Field;
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

interface FieldOptions {
  readonly latex: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (latex: string) => void;
}

/** A field to write a formula in, put into its place. */
export function placeMathfield(
  Field: typeof MathfieldElement,
  place: HTMLElement,
  { latex, label, disabled, onChange }: FieldOptions,
): MathfieldElement {
  const field = new Field();
  for (const part of field.shadowRoot?.querySelectorAll(':host > span') ?? []) takeStyledMarkup(part);
  field.mathVirtualKeyboardPolicy = 'manual';
  field.className = 'formula-field';
  field.setAttribute('aria-label', label);
  field.disabled = disabled;
  place.replaceChildren(field);
  field.menuItems = [];
  field.smartFence = true;
  field.setValue(latex, { silenceNotifications: true });
  field.addEventListener('input', () => onChange(field.getValue('latex').trim()));
  return field;
}

/** Whether the system's screen keyboard opens at the field too; the field takes the focus, so that it opens at once. */
export function setScreenKeyboard(field: MathfieldElement, isOn: boolean): void {
  const sink = field.shadowRoot?.querySelector<HTMLElement>('[part=keyboard-sink]');
  if (!sink) return;
  sink.inputMode = isOn ? 'text' : 'none';
  // a keyboard opens or goes when the focus comes
  sink.blur();
  field.focus();
}
