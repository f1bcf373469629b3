import { boxInk, type Face, type Ink, moved, type TextInk, type Tone } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { Box, Bubble, BubbleField, Crop } from '../../model/sheet/plan';

/** A part of a sheet, in points from its own upper left corner; it is never divided. */
export interface Piece {
  readonly height: number;
  readonly inks: readonly Ink[];
  readonly fields?: readonly BubbleField[];
  readonly crops?: readonly Crop[];
  readonly label?: Box;
}

const movedBox = <T extends Box>(box: T, x: number, y: number): T => ({ ...box, x: box.x + x, y: box.y + y });

/** The piece elsewhere. */
export const placed = (piece: Piece, x: number, y: number): Piece => ({
  height: piece.height,
  inks: moved(piece.inks, x, y),
  fields: (piece.fields ?? []).map((field) => ({
    ...field,
    bubbles: field.bubbles.map((bubble) => movedBox(bubble, x, y)),
  })),
  crops: (piece.crops ?? []).map((crop) => movedBox(crop, x, y)),
  ...(piece.label && { label: movedBox(piece.label, x, y) }),
});

/** Pieces beside or over each other as one; each is where `placed` has put it. */
export const together = (height: number, pieces: readonly Piece[]): Piece => {
  const label = pieces.find((piece) => piece.label)?.label;
  return {
    height,
    inks: pieces.flatMap(({ inks }) => inks),
    fields: pieces.flatMap(({ fields = [] }) => fields),
    crops: pieces.flatMap(({ crops = [] }) => crops),
    ...(label && { label }),
  };
};

interface TextLook {
  readonly size: number;
  readonly face?: Face;
  readonly tone?: Tone;
}

export const textInk = (letters: Letters, text: string, x: number, y: number, look: TextLook): TextInk => {
  const face = look.face ?? 'regular';
  return {
    kind: 'text',
    x,
    y,
    text,
    size: look.size,
    face,
    width: letters.width(text, face, look.size),
    ...toneOf(look),
  };
};
const toneOf = ({ tone }: TextLook) => (tone ? { tone } : {});

/** A bubble as it is printed: large enough for a 2B pencil, pale enough not to be read as filled. */
export const bubble = { width: 5 * mm, height: 2.8 * mm } as const;
const bubbleText = 6;

/** Bubbles in a row or a column: `at` says where each begins. */
export function bubblesAt(
  letters: Letters,
  values: readonly { readonly value: string; readonly shown: string }[],
  at: (place: number) => readonly [x: number, y: number],
): { readonly bubbles: readonly Bubble[]; readonly inks: readonly Ink[] } {
  const bubbles = values.map(({ value }, place) => {
    const [x, y] = at(place);
    return { x, y, ...bubble, value };
  });
  const inks = bubbles.flatMap(({ x, y, width, height }, place) => {
    const { shown } = values[place]!;
    const wide = letters.width(shown, 'regular', bubbleText);
    return [
      boxInk(x, y, width, height, { line: 0.5, tone: 'pale' }),
      textInk(letters, shown, x + (width - wide) / 2, y + height - 2, { size: bubbleText, tone: 'pale' }),
    ];
  });
  return { bubbles, inks };
}
