import type * as Y from 'yjs';
import type { Anchor } from '../../../api';
import { type Section, sections, type PhaseText } from '../../../model/plan/document';
import { phaseText, sectionText } from '../../../model/plan/shared-plan';
import { indexOf, positionAt } from '../together/positions';

/** Words that a comment repeats. */
const longestQuote = 200;

/** The words that are chosen in a field; undefined: none are. */
export function anchorIn(text: Y.Text, { selectionStart, selectionEnd }: HTMLTextAreaElement): Anchor | undefined {
  const quote = text.toString().slice(selectionStart, selectionEnd).trim().slice(0, longestQuote);
  if (quote === '') return undefined;
  return { from: positionAt(text, selectionStart), to: positionAt(text, selectionEnd), quote };
}

/** The text of a place: a section, or a column of a phase. */
export function textAt(doc: Y.Doc, place: string): Y.Text | undefined {
  if (sections.some((section) => section === place)) return sectionText(doc, place as Section);
  const [phaseId = '', column = ''] = place.split('.');
  return phaseText(doc, phaseId, column as PhaseText);
}

/** Goes to the field of a place, and chooses the words of an anchor there. */
export function showPlace(doc: Y.Doc, place: string, anchor: Anchor | null): void {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[data-place="${CSS.escape(place)}"]`);
  field?.focus();
  const text = anchor && textAt(doc, place);
  if (!field || !text) return;
  const [from, to] = [indexOf(text, anchor.from), indexOf(text, anchor.to)];
  if (from !== null && to !== null) field.setSelectionRange(from, to);
}
