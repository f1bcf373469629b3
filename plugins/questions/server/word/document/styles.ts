import { childOf, childrenOf, type XmlElement } from '../../../kit/server/xml/xml-tree';

/** What a style says about a paragraph, as far as a paper's reader asks. */
export interface ParagraphStyle {
  readonly listId: string | null;
  readonly level: number;
  readonly isBold: boolean;
  readonly align: string | null;
}
const nothing: ParagraphStyle = { listId: null, level: 0, isBold: false, align: null };

/** The paragraph styles of a document, with what they have from the styles they are based on. */
export class Styles {
  readonly #styles: ReadonlyMap<string, XmlElement>;
  readonly #known = new Map<string, ParagraphStyle>();

  constructor(styles: XmlElement | null) {
    this.#styles = new Map(
      childrenOf(styles ?? undefined, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]),
    );
  }

  of(id: string | undefined, depth = 0): ParagraphStyle {
    const style = id === undefined ? undefined : this.#styles.get(id);
    // styles that are based on each other in a ring have been seen
    if (!style || id === undefined || depth > 10) return nothing;
    const known = this.#known.get(id);
    if (known) return known;
    const base = this.of(childOf(style, 'w:basedOn')?.attributes['w:val'], depth + 1);
    const paragraph = childOf(style, 'w:pPr');
    const list = childOf(paragraph, 'w:numPr');
    const own: ParagraphStyle = {
      listId: childOf(list, 'w:numId')?.attributes['w:val'] ?? base.listId,
      level: Number(childOf(list, 'w:ilvl')?.attributes['w:val'] ?? base.level),
      isBold: isSwitchedOn(childOf(style, 'w:rPr'), 'w:b') ?? base.isBold,
      align: childOf(paragraph, 'w:jc')?.attributes['w:val'] ?? base.align,
    };
    this.#known.set(id, own);
    return own;
  }
}

/** The value of a switch in properties; undefined if it is absent. */
export function isSwitchedOn(properties: XmlElement | undefined, name: string): boolean | undefined {
  const element = childOf(properties, name);
  return element && !['0', 'false', 'off', 'none'].includes(element.attributes['w:val'] ?? '1');
}
