import { officeText } from 'edutech/core/server/sheets/reading/decode-text';
import { savedParts } from 'edutech/core/server/zip/unpacked-parts';
import {
  childrenOf,
  readBrokenXml,
  readXml,
  textWithin,
  type XmlElement,
  XmlFault,
} from '../../../kit/server/xml/xml-tree';
import { invalid } from 'edutech/core/common/errors';
import { prefixes } from './xml-prefixes';

/** All of a paper unpacked: texts, and pictures as phones take them. */
const mostUnpacked = 250 * 1_048_576;
/** The text alone; a school year's book has 10 MB. */
const mostDocument = 60 * 1_048_576;

/** An opened Word file: its document, what it refers to, and its other parts by name. */
export interface WordPackage {
  readonly document: XmlElement;
  /**
   * `text`: it breaks off, and the file is damaged behind it; `parts`: it is whole, but files that it refers to may be
   * gone.
   */
  readonly lost: 'text' | 'parts' | null;
  readonly numbering: XmlElement | null;
  readonly styles: XmlElement | null;
  /** The part that a relation id of the document refers to; null for external targets. */
  target(id: string): string | null;
  /** The address outside of the file that a relation id refers to; null for what lies inside. */
  address(id: string): string | null;
  bytesOf(part: string): Buffer | null;
}

/** A workbook, a presentation or a Word file of before 2007 begins with this; so does a file with a password. */
const oldSignature = [0xd0, 0xcf, 0x11, 0xe0];
const isWanted = (name: string) =>
  /\.(?:xml|rels)$|(?:^|\/)media\//i.test(name) && !/^customXml|theme|glossary/i.test(name);
/** The main part, with the text. */
const isText = /document\d*\.xml$/;

/**
 * Opens a Word file; a damaged part is left out, a text that breaks off ends there, and of a file that was cut
 * short is read what there is. Throws AppError with a sentence: `questions.read.word.old` (.doc, or with a password),
 * `questions.read.word.damaged`, `questions.read.word.tooLarge`, `questions.read.word.notWord`.
 */
export async function openPackage(bytes: Buffer): Promise<WordPackage> {
  if (oldSignature.every((byte, at) => bytes[at] === byte)) throw invalid('questions.read.word.old');
  const saved = await savedParts(bytes, isWanted, mostUnpacked);
  if (saved === 'tooLarge') throw invalid('questions.read.word.tooLarge');
  if (saved === 'damaged') throw invalid('questions.read.word.damaged');
  const byName = new Map(
    saved.parts
      // half a text is worth having; half a picture or a list of relations is not
      .filter(({ name, isCut }) => !isCut || isText.test(name))
      .map(({ name, content }) => [name.replace(/^\/+/, '').replaceAll('\\', '/'), content]),
  );
  try {
    const main = mainPart(byName);
    const content = main === null ? undefined : byName.get(main);
    if (main === null || !content) throw invalid(`questions.read.word.${saved.isCut ? 'damaged' : 'notWord'}`);
    if (content.length > mostDocument) throw invalid('questions.read.word.tooLarge');
    const read = await readBrokenXml(officeText(content), prefixes);
    // nothing to save
    if (!read || (read.isCut && textWithin(read.root).trim() === '')) throw invalid('questions.read.word.damaged');
    const folder = main.slice(0, main.lastIndexOf('/') + 1);
    const relations = relationsOf(byName, main);
    const beside = (kind: string) => {
      const found = [...relations.values()].find(({ type }) => type.endsWith(`/${kind}`));
      return found?.isInside ? resolved(folder, found.target) : null;
    };
    const optional = (name: string | null) => {
      const part = name === null ? undefined : byName.get(name);
      return part ? readXml(officeText(part), prefixes) : null;
    };
    return {
      document: read.root,
      lost: read.isCut ? 'text' : saved.isCut ? 'parts' : null,
      numbering: optional(beside('numbering')),
      styles: optional(beside('styles')),
      target: (id) => {
        const relation = relations.get(id);
        return relation?.isInside ? resolved(folder, relation.target) : null;
      },
      address: (id) => {
        const relation = relations.get(id);
        return relation && !relation.isInside ? relation.target : null;
      },
      bytesOf: (part) => byName.get(part) ?? null,
    };
  } catch (error) {
    if (error instanceof XmlFault)
      throw invalid(`questions.read.word.${error.fault === 'tooLarge' ? 'tooLarge' : 'damaged'}`);
    throw error;
  }
}

interface Relation {
  readonly type: string;
  readonly target: string;
  readonly isInside: boolean;
}

function relationsOf(parts: ReadonlyMap<string, Buffer>, part: string): Map<string, Relation> {
  const at = part.lastIndexOf('/') + 1;
  const content = parts.get(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`);
  if (!content) return new Map();
  const found = childrenOf(readXml(officeText(content), prefixes), 'rel:Relationship');
  return new Map(
    found.map(({ attributes }) => [
      attributes['Id'] ?? '',
      {
        type: attributes['Type'] ?? '',
        target: attributes['Target'] ?? '',
        isInside: attributes['TargetMode'] !== 'External',
      },
    ]),
  );
}

function mainPart(parts: ReadonlyMap<string, Buffer>): string | null {
  const main = [...relationsOf(parts, '').values()].find(({ type }) => type.endsWith('/officeDocument'));
  const name = main ? resolved('', main.target) : 'word/document.xml';
  return parts.has(name) && isText.test(name) ? name : null;
}

/**
 * A target from the folder of its part; one from the root begins with a slash. Nothing leaves the file: names are
 * looked up in it.
 */
function resolved(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
