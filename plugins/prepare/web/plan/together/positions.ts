import * as Y from 'yjs';
import { bytesOf, textOf } from './base64';

// Positions that move with a text, as they travel: base64 of relative positions of Yjs.

export const positionAt = (text: Y.Text, index: number): string =>
  textOf(Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(text, index)));

/** Where a position is now; null: it is none of this text. */
export function indexOf(text: Y.Text, position: string): number | null {
  try {
    const relative = Y.decodeRelativePosition(bytesOf(position));
    const found = text.doc && Y.createAbsolutePositionFromRelativePosition(relative, text.doc);
    return found && found.type === text ? found.index : null;
  } catch {
    // a position of another document, or none at all
    return null;
  }
}
