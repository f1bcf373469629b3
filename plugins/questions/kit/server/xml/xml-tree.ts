import { setImmediate } from 'node:timers/promises';
import { Parser } from 'saxen';

/** An element of a document that was read; names carry the prefixes that the reader was given for their namespaces. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

/** What a document may cost. */
export interface XmlLimits {
  readonly mostDepth: number;
  readonly mostNodes: number;
}

/** Enough for a book, and for whatever people nest; little enough that walking it by recursion is safe. */
const usualLimits: XmlLimits = { mostDepth: 200, mostNodes: 2_000_000 };

/** A document cannot be read: it is broken, declares entities or nests deeper than anybody writes. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
  constructor(
    readonly fault: 'damaged' | 'doctype' | 'tooDeep' | 'tooLarge',
    detail = '',
  ) {
    super(`the XML cannot be read (${fault}) ${detail}`.trim());
  }
}

/** Characters that are read at once: some milliseconds. */
const partLength = 131_072;

/**
 * Reads a document to a tree. Entities other than XML's own five and numbers do not exist: a document type declaration is
 * refused, so nothing is fetched and nothing unfolds. Throws {@link XmlFault}.
 */
export function readXml(xml: string, prefixes: Readonly<Record<string, string>>, limits = usualLimits): XmlElement {
  const building = new Building(prefixes, limits);
  building.write(xml);
  return building.end();
}

/** As {@link readXml}, for large documents: others have their turn after each part. */
export async function readLongXml(
  xml: string,
  prefixes: Readonly<Record<string, string>>,
  limits = usualLimits,
): Promise<XmlElement> {
  const building = new Building(prefixes, limits);
  for (let at = 0; at < xml.length; at += partLength) {
    building.write(xml.slice(at, at + partLength));
    await setImmediate();
  }
  return building.end();
}

/**
 * As {@link readLongXml}, for a document that may be broken: everything before the fault, with open elements closed
 * there. Null if there is nothing. Throws {@link XmlFault} for a harmful document.
 */
export async function readBrokenXml(
  xml: string,
  prefixes: Readonly<Record<string, string>>,
  limits = usualLimits,
): Promise<{ readonly root: XmlElement; readonly isCut: boolean } | null> {
  const building = new Building(prefixes, limits);
  let isCut = false;
  try {
    for (let at = 0; at < xml.length; at += partLength) {
      building.write(xml.slice(at, at + partLength));
      await setImmediate();
    }
    building.end();
  } catch (error) {
    if (!(error instanceof XmlFault) || error.fault !== 'damaged') throw error;
    isCut = true;
  }
  const root = building.root();
  return root && { root, isCut };
}

interface Open extends XmlElement {
  readonly children: XmlNode[];
}

class Building {
  readonly #parser = new Parser();
  readonly #all: Open = { name: '', attributes: {}, children: [] };
  readonly #open: Open[] = [this.#all];
  #nodes = 0;
  #fault: XmlFault | null = null;

  constructor(prefixes: Readonly<Record<string, string>>, { mostDepth, mostNodes }: XmlLimits) {
    const give = (node: XmlNode) => {
      this.#nodes += 1;
      if (this.#nodes > mostNodes) this.#refuse(new XmlFault('tooLarge'));
      this.#open.at(-1)?.children.push(node);
    };
    this.#parser
      .ns({ ...prefixes })
      .on('openTag', (name, attributes, decode) => {
        const element = { name, attributes: decoded(attributes(), decode), children: [] };
        give(element);
        this.#open.push(element);
        if (this.#open.length > mostDepth) this.#refuse(new XmlFault('tooDeep'));
      })
      .on('closeTag', () => void this.#open.pop())
      .on('text', (text, decode) => give(decode(text)))
      .on('cdata', (text) => give(text))
      .on('attention', () => this.#refuse(new XmlFault('doctype')))
      .on('error', (error) => this.#refuse(new XmlFault('damaged', error.message)))
      .on('warn', () => {});
  }

  #refuse(fault: XmlFault): void {
    this.#fault ??= fault;
    this.#parser.stop();
  }

  write(part: string): void {
    if (this.#fault) throw this.#fault;
    this.#parser.write(part);
    if (this.#fault) throw this.#fault;
  }

  end(): XmlElement {
    this.#parser.end();
    if (this.#fault) throw this.#fault;
    const root = this.root();
    if (!root || this.#open.length !== 1) throw new XmlFault('damaged', 'it ends too early');
    return root;
  }

  /** As far as it was read. */
  root(): XmlElement | null {
    return this.#all.children.find((node): node is XmlElement => typeof node !== 'string') ?? null;
  }
}

const decoded = (attributes: Readonly<Record<string, string>>, decode: (text: string) => string) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]));

/** The elements inside an element. */
export const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string');

/** The first element of this name inside. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name);

/** All elements of this name inside. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? elementsOf(element).filter((child) => child.name === name) : [];

/** The first element of this name at any depth, the element itself among them. */
export function within(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element;
  for (const child of elementsOf(element)) {
    const found = within(child, name);
    if (found) return found;
  }
  return undefined;
}

/** All text inside. */
export const textWithin = (element: XmlElement | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textWithin(child))).join('') ?? '';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML; characters that XML does not have are left out. */
export const xmlText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').replace(/[&<>"]/g, (sign) => signs[sign]!);
