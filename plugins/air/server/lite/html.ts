const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML that is safe to stand anywhere in a document. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | null | readonly Piece[];

const textOf = (piece: Piece): string => {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return String(piece).replace(/[&<>"']/g, (sign) => signs[sign]!);
};

/** HTML in which everything that is put in is escaped, unless it was made by this itself. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.map((part, nth) => part + textOf(pieces[nth] ?? null)).join(''));
