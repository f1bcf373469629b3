import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import type { PrintKind } from '../../../model/paper/prints';
import type { PrintValues } from './print-values';

/** Keys of the print (look/EXAM.md section 10). */
export const printHints: readonly KeyHint[] = [
  { keys: ['1', '–', '4'], does: 'exam.key.print.kind' },
  { keys: ['A', 'B'], does: 'exam.key.print.version' },
  { keys: ['T'], does: 'exam.key.print.teacher' },
  { keys: ['+', '−'], does: 'exam.key.print.zoom' },
  { keys: ['Enter'], does: 'exam.key.print.file' },
  { keys: ['Esc'], does: 'exam.key.print.close' },
];

interface PrintActs {
  readonly kinds: readonly PrintKind[];
  readonly change: (values: Partial<PrintValues>) => void;
  readonly zoom: (step: -1 | 1) => void;
  readonly print: () => void;
  readonly close: () => void;
}

/** A button or a link that has the focus is pressed by Enter itself. */
const isPressed = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('button, a') !== null;

export function usePrintKeys({ kinds, change, zoom, print, close }: PrintActs): void {
  usePageKeys((event) => {
    const key = event.key.toLowerCase();
    const kind = /^[1-4]$/.test(key)
      ? kinds[Number(key) - 1]
      : key === 't'
        ? kinds.find((one) => one === 'teacher')
        : null;
    if (kind) change({ kind });
    else if (key === 'a' || key === 'b') change({ version: key === 'a' ? 'A' : 'B' });
    else if (key === '+' || key === '=') zoom(1);
    else if (key === '-') zoom(-1);
    else if (key === 'enter' && !isPressed(event)) print();
    else if (key === 'escape') close();
    else return false;
    return true;
  });
}
