import { type Block, longestFormula } from '../../../kit/common/content';
import { FormulaTooLong, latexOfOmml } from '../../../kit/server/formula/omml/latex-of-omml';
import { childOf, childrenOf, elementsOf, type XmlElement } from '../../../kit/server/xml/xml-tree';
import { withBlanks } from './blanks';
import { type Drawing, drawingsIn, picturesIn, programOf } from './drawings';
import { latexOfField } from './field';
import type { ReadingState } from './reading-state';
import { marksOf, stressOf, symbolText } from './run-style';
import { flatText, pushText, type SourceInline, type SourceLine, trimmed } from './source-line';
import { isSwitchedOn } from './styles';

/** Longest formula that a content takes. Characters. */

/** A line that is being written. */
interface OpenLine {
  readonly inlines: SourceInline[];
  readonly blocks: Block[];
}

/** What a paragraph is made of so far. */
interface Open {
  readonly reading: ReadingState;
  readonly lines: OpenLine[];
  /** Text boxes, whose paragraphs come after this one. */
  readonly boxes: XmlElement[];
  readonly isBold: boolean;
  /** Nested fields: the instruction of each, or null when its result is being read. */
  readonly fields: { instruction: string | null; isFormula: boolean }[];
}

/** The lines of a paragraph, and the text boxes that hang on it. */
export function readParagraph(
  paragraph: XmlElement,
  reading: ReadingState,
): { lines: SourceLine[]; boxes: readonly XmlElement[] } {
  reading.paragraph += 1;
  const properties = childOf(paragraph, 'w:pPr');
  const style = reading.styles.of(childOf(properties, 'w:pStyle')?.attributes['w:val']);
  const open: Open = { reading, lines: [{ inlines: [], blocks: [] }], boxes: [], isBold: style.isBold, fields: [] };
  const label = labelOf(properties, style, reading);
  if (label !== '') pushText(open.lines[0]!.inlines, label, []);
  const place = reading.place();
  for (const child of elementsOf(paragraph)) walk(child, open);
  const align = alignOf(childOf(properties, 'w:jc')?.attributes['w:val'] ?? style.align);
  const indent = childOf(properties, 'w:ind')?.attributes ?? {};
  const isIndented = Number(indent['w:firstLineChars'] ?? indent['w:firstLine'] ?? 0) >= 100;
  const lines = open.lines
    .map(({ inlines, blocks }) => ({ inlines: trimmed(withBlanks(inlines)), blocks }))
    .filter(({ inlines, blocks }) => inlines.length + blocks.length > 0)
    .map(
      ({ inlines, blocks }, at): SourceLine => ({
        place,
        ...withFigure(inlines, blocks),
        rows: null,
        isCounted: label !== '' && at === 0,
        isBold: isAllBold(inlines),
        align,
        isIndented,
      }),
    );
  return { lines, boxes: open.boxes };
}

function labelOf(
  properties: XmlElement | undefined,
  style: ReturnType<ReadingState['styles']['of']>,
  reading: ReadingState,
): string {
  const list = childOf(properties, 'w:numPr');
  const listId = childOf(list, 'w:numId')?.attributes['w:val'] ?? style.listId;
  const level = Number(childOf(list, 'w:ilvl')?.attributes['w:val'] ?? style.level);
  if (listId === null || listId === '0') return '';
  const label = reading.numbers.next(listId, Number.isInteger(level) ? level : 0);
  // below the numbers of questions, small letters count options
  const isOption = level > 0 && /^[a-o][.．)）、]$/.test(label);
  return label === '' ? '' : `${isOption ? label.toUpperCase() : label} `;
}

const alignOf = (value: string | null): SourceLine['align'] =>
  value === 'center' ? 'center' : value === 'right' || value === 'end' ? 'end' : null;

/** A line that is nothing but one picture is a figure. */
function withFigure(
  inlines: SourceInline[],
  blocks: readonly Block[],
): { inlines: SourceInline[]; blocks: readonly Block[] } {
  const pictures = inlines.filter((inline) => inline.kind === 'picture');
  const isFigure = pictures.length > 0 && flatText(inlines).replace(/[\ue003\s\u3000]/g, '') === '';
  return isFigure ? { inlines: [], blocks: [...pictures, ...blocks] } : { inlines, blocks };
}

const isAllBold = (inlines: readonly SourceInline[]) => {
  const texts = inlines.filter((inline) => inline.kind === 'text' && inline.text.trim() !== '');
  return texts.length > 0 && texts.every((inline) => inline.kind === 'text' && inline.marks?.includes('bold'));
};

const skipped =
  /^(?:w:del|w:moveFrom|w:pPr|w:rPr|w:instrText|w:delText|w:comment.*|w:bookmark.*|w:footnoteReference|w:endnoteReference)$/;

function walk(element: XmlElement, open: Open): void {
  const line = open.lines.at(-1)!;
  if (skipped.test(element.name)) return;
  if (element.name === 'w:r') walkRun(element, open);
  else if (element.name === 'm:oMath' || element.name === 'm:oMathPara') formula(element, open, line);
  else if (element.name === 'mc:AlternateContent') alternatives(element, open);
  else for (const child of elementsOf(element)) walk(child, open);
}

function formula(element: XmlElement, { reading }: Open, line: OpenLine): void {
  try {
    const latex = latexOfOmml({ name: '', attributes: {}, children: [element] });
    if (latex.length > longestFormula) throw new FormulaTooLong();
    if (latex === '') return;
    const isDisplay = element.name === 'm:oMathPara' && line.inlines.length === 0;
    if (isDisplay) line.blocks.push({ kind: 'formula', latex });
    else line.inlines.push({ kind: 'formula', latex });
  } catch (error) {
    if (!(error instanceof FormulaTooLong)) throw error;
    reading.problem('formula', '');
    pushText(line.inlines, '[…]', []);
  }
}

/** Word stores a drawing twice, once for older programs: only one of them is read. */
function alternatives(element: XmlElement, open: Open): void {
  const [choice, fallback] = [childOf(element, 'mc:Choice'), childOf(element, 'mc:Fallback')];
  const found = choice && (holds(choice) || !fallback) ? choice : fallback;
  for (const child of found ? elementsOf(found) : []) walkInRun(child, open);
}

const holds = (element: XmlElement): boolean =>
  /^(?:a:blip|w:txbxContent|w:t|m:oMath)$/.test(element.name) || elementsOf(element).some(holds);

function walkRun(run: XmlElement, open: Open): void {
  const properties = childOf(run, 'w:rPr');
  if (isSwitchedOn(properties, 'w:vanish')) return;
  for (const child of elementsOf(run)) {
    if (child.name === 'w:fldChar' || child.name === 'w:instrText') field(child, open);
    else if (open.fields.some(({ instruction }) => instruction !== null)) continue;
    else if (child.name === 'w:t')
      pushText(open.lines.at(-1)!.inlines, textOfRun(child), marksOf(properties, open.isBold), stressOf(properties));
    else if (child.name === 'w:tab' || child.name === 'w:ptab')
      pushText(open.lines.at(-1)!.inlines, '\t', marksOf(properties, open.isBold));
    else walkInRun(child, open);
  }
}

const textOfRun = (element: XmlElement) =>
  element.children
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/[\u00a0\n]/g, ' ')
    .replace(/[\u200b\ufeff\u00ad\ue000-\ue00f]/g, '');

const newLine = (open: Open) => void open.lines.push({ inlines: [], blocks: [] });

/** Contents of runs other than text. */
const inRun: Readonly<Record<string, (child: XmlElement, open: Open) => void>> = {
  'w:br': (child, open) => {
    if (child.attributes['w:type'] === 'page') open.reading.page += 1;
    else if (child.attributes['w:type'] !== 'column') newLine(open);
  },
  'w:cr': (_child, open) => newLine(open),
  'w:lastRenderedPageBreak': (_child, { reading }) => {
    reading.page += 1;
  },
  'w:noBreakHyphen': (_child, open) => pushText(open.lines.at(-1)!.inlines, '-', []),
  'w:sym': (child, open) => pushText(open.lines.at(-1)!.inlines, symbolText(child), []),
  'w:ruby': (child, open) => walk(childOf(child, 'w:rubyBase') ?? child, open),
  'w:drawing': (child, open) => figures(drawingsIn(child), child, open),
  'w:pict': (child, open) => figures(picturesIn(child), child, open),
  'w:object': (child, open) => object(child, open),
};

function walkInRun(child: XmlElement, open: Open): void {
  (inRun[child.name] ?? walk)(child, open);
}

function figures(drawings: readonly Drawing[], element: XmlElement, open: Open): void {
  const line = open.lines.at(-1)!;
  for (const drawing of drawings) {
    const found = open.reading.picture(drawing);
    if (!found) continue;
    const picture = {
      kind: 'picture' as const,
      file: found.id,
      width: found.width,
      height: found.height,
      alt: found.alt,
    };
    if (drawing.isAnchored) line.blocks.push({ ...picture, place: 'end' });
    else line.inlines.push(picture);
  }
  open.boxes.push(...boxesIn(element));
}

/** Embedded objects are shown by their preview; MathType's formulas cannot be read from it, and somebody has to look. */
function object(element: XmlElement, open: Open): void {
  const program = programOf(element);
  figures(picturesIn(element), element, open);
  if (/^(?:Equation|MathType)/i.test(program)) open.reading.problem('mathType', program);
}

const boxesIn = (element: XmlElement): XmlElement[] => {
  if (element.name === 'w:txbxContent') return [element];
  // what older programs would draw instead is not read twice
  const children = element.name === 'mc:AlternateContent' ? childrenOf(element, 'mc:Choice') : elementsOf(element);
  return children.flatMap(boxesIn);
};

function field(element: XmlElement, open: Open): void {
  const current = open.fields.at(-1);
  if (element.name === 'w:instrText') {
    if (current && current.instruction !== null) current.instruction += element.children.join('');
    return;
  }
  const kind = element.attributes['w:fldCharType'];
  if (kind === 'begin') open.fields.push({ instruction: '', isFormula: false });
  else if (kind === 'separate' && current) {
    current.isFormula = putFormula(current.instruction, open);
    // a formula's result is a picture of itself: it is not read twice
    current.instruction = current.isFormula ? '' : null;
  } else if (kind === 'end') {
    open.fields.pop();
    if (current?.instruction && !current.isFormula) putFormula(current.instruction, open);
  }
}

function putFormula(instruction: string | null, open: Open): boolean {
  if (!/^\s*eq\s/i.test(instruction ?? '')) return false;
  const latex = latexOfField(instruction ?? '');
  if (latex === null) open.reading.problem('formula', (instruction ?? '').trim().slice(0, 40));
  else open.lines.at(-1)!.inlines.push({ kind: 'formula', latex });
  return latex !== null;
}
