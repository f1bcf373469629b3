import { lengthText } from 'edutech/core/ui/rules/length';
import type { AirNote } from '../../../api';

/** Notes as plain text, a line for each, that every program opens. */
export const notesText = (title: string, notes: readonly Pick<AirNote, 'second' | 'text'>[]): string =>
  [title, '', ...notes.map(({ second, text }) => `${lengthText(second)}  ${text}`), ''].join('\r\n');

/** Lays the notes down as a file. */
export function saveNotes(title: string, notes: readonly AirNote[]): void {
  // with a mark of its encoding: editors of old Windows take it for another otherwise
  const address = URL.createObjectURL(
    new Blob(['\ufeff', notesText(title, notes)], { type: 'text/plain;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
