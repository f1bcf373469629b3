import { type SheetLook, sheets } from 'edutech/plugins/print/kit/common/paper-sizes';

// Twentieths of a point, as Word counts.

const margin = 1134;
const gutter = 720;
/** What the sealed side takes of each page. */
const sealed = 850;

const sideOf = ({ hasBinding }: SheetLook) => (hasBinding ? margin + sealed : margin);
const twentieths = (points: number) => Math.round(points * 20);

/** Width of a line between the margins. */
export function columnOf(look: SheetLook): number {
  const { width, columns } = sheets[look.size];
  return Math.floor((twentieths(width) - sideOf(look) - margin - (columns - 1) * gutter) / columns);
}

/** The section of a paper: its sheet, margins and columns; `references` lead to its head and foot. */
export function sectionXml(look: SheetLook, references: string): string {
  const { width, height, columns } = sheets[look.size];
  const lies = width > height ? ' w:orient="landscape"' : '';
  return `<w:sectPr>${references}<w:pgSz w:w="${twentieths(width)}" w:h="${twentieths(height)}"${lies}/><w:pgMar w:top="1134" w:right="${margin}" w:bottom="1134" w:left="${sideOf(look)}" w:header="567" w:footer="567" w:gutter="0"/><w:cols w:num="${columns}" w:space="${gutter}"/></w:sectPr>`;
}
