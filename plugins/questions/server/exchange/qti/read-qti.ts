import { posix } from 'node:path';
import {
  childOf,
  childrenOf,
  elementsOf,
  readXml,
  within,
  type XmlElement,
  XmlFault,
} from '../../../kit/server/xml/xml-tree';
import { decodedText } from 'edutech/core/server/sheets/reading/decode-text';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import { difficultyIn, marksAmong } from '../dialect/own-marks';
import { repairable } from '../checks/repairable';
import { validateQuestion } from '../checks/validate-question';
import {
  MediaShelf,
  mostBytes,
  mostQuestions,
  type Note,
  type Place,
  type ReadFile,
  type ReadQuestion,
  Refused,
} from '../exchange-format';
import { failed } from '../checks/collect-questions';
import { dataOf, addMedia } from '../moodle/moodle-files';
import { findAll, inNamesOfTwo } from './qti-names';
import { inNamesOfTwoFromOne, itemsOfOne, withoutDoctypeOfOne } from './version-one/qti-one';
import { type ItemNote, readItem } from './read-item';

/** All of a package, unpacked. */
const mostUnpacked = 4 * mostBytes;
const limits = { mostDepth: 80, mostNodes: 200_000 };
/** Elements of one item: several times what the largest question has. */
const mostOfItem = 5000;
const prefixes = { 'http://www.w3.org/1998/Math/MathML': '' };

type Parts = ReadonlyMap<string, Buffer>;

/**
 * Reads a package of QTI 1.2, 2.1, 2.2 or 3.0 (1EdTech): the items that its manifest names, or a document by itself. A
 * package is unpacked in memory and its names are never paths of ours.
 */
export function readQti(bytes: Buffer): ReadFile {
  if (bytes.length > mostBytes) return failed('tooLarge');
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return readItems(new Map([['item.xml', bytes]]), ['item.xml']);
  const unpacked = unpackedParts(bytes, (name) => !name.endsWith('/'), mostUnpacked);
  if (typeof unpacked === 'string') return failed(unpacked);
  const parts = new Map(unpacked.map(({ name, content }) => [posix.normalize(name), content]));
  const manifest = [...parts.keys()]
    .filter((name) => posix.basename(name) === 'imsmanifest.xml')
    .sort((a, b) => a.length - b.length)[0];
  const items = manifest === undefined ? null : itemsOf(parts, manifest);
  const names = items ?? [...parts.keys()].filter((name) => name.endsWith('.xml') && name !== manifest).sort();
  return names.length === 0 ? failed('empty') : readItems(parts, names);
}

/** Files of the items that a manifest names, in its order; null where it cannot be read. */
function itemsOf(parts: Parts, manifest: string): string[] | null {
  const tree = treeOf(parts.get(manifest)!);
  if (!tree) return null;
  const resources = findAll(tree, ({ name }) => name === 'resource').filter(({ attributes }) =>
    /^imsqti_(?:item|assessmentitem|xmlv1p)/i.test(attributes['type'] ?? ''),
  );
  const folder = posix.dirname(manifest);
  const names = resources.map((one) =>
    posix.join(folder, one.attributes['href'] ?? childOf(one, 'file')?.attributes['href'] ?? ''),
  );
  // one that is named thousands of times is read once
  return [...new Set(names)];
}

/** The tree of a document without the prefixes that it calls its own elements by. */
function treeOf(bytes: Buffer): XmlElement | null {
  const xml = decodedText(bytes);
  try {
    return xml === null ? null : withoutPrefixes(readXml(withoutDoctypeOfOne(xml), prefixes, limits));
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}

const withoutPrefixes = ({ name, attributes, children }: XmlElement): XmlElement => ({
  name: name.replace(/^[\w.-]*:/, ''),
  attributes,
  children: children.map((child) => (typeof child === 'string' ? child : withoutPrefixes(child))),
});

const elementsWithin = (element: XmlElement): number =>
  elementsOf(element).reduce((count, child) => count + elementsWithin(child), 1);

/** A package that is read, and what came out of it so far. */
interface Reading {
  readonly parts: Parts;
  readonly shelf: MediaShelf;
  readonly notes: Note[];
}

function readItems(parts: Parts, names: readonly string[]): ReadFile {
  const shelf = new MediaShelf();
  const [questions, notes]: [ReadQuestion[], Note[]] = [[], []];
  const reading: Reading = { parts, shelf, notes };
  let line = 0;
  let left = 0;
  for (const name of names) {
    const room = Math.max(0, mostQuestions - line);
    if (room === 0) {
      left += 1;
      continue;
    }
    const items = itemsIn(parts.get(name), name);
    left += items.length - Math.min(items.length, room);
    for (const { title, open } of items.slice(0, room)) {
      line += 1;
      const place: Place = { line, name: title.slice(0, 200) };
      try {
        questions.push(readOne(reading, name, open(), place));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        notes.push({ fault: error.fault, place, detail: error.detail });
      }
    }
  }
  if (left > 0) notes.push({ fault: 'tooLarge', place: { line: null, name: '' }, detail: `${mostQuestions}` });
  return { questions, notes, media: shelf.media };
}

/** The items of one document: several in version 1.2, one in later ones. `open` throws {@link Refused}. */
function itemsIn(bytes: Buffer | undefined, name: string): { title: string; open: () => XmlElement }[] {
  const tree = bytes && treeOf(bytes);
  const several = tree ? itemsOfOne(tree) : null;
  if (several && several.length > 0)
    return several.map((item) => ({
      title: item.attributes['title'] || name,
      open: () => inNamesOfTwoFromOne(item),
    }));
  const open = () => {
    if (!tree) throw new Refused(bytes ? 'damaged' : 'lostFile', name.slice(0, 100));
    return inNamesOfTwo(tree);
  };
  return [{ title: name, open }];
}

function readOne({ parts, shelf, notes }: Reading, name: string, named: XmlElement, place: Place): ReadQuestion {
  const item = within(named, 'assessmentItem');
  if (!item) throw new Refused('empty', name.slice(0, 100));
  if (elementsWithin(item) > mostOfItem) throw new Refused('tooLong');
  const folder = posix.dirname(name);
  const media = (address: string) => {
    if (address === '') return null;
    const found = shelvedPart(parts, folder, address, shelf);
    if (!found)
      notes.push({
        fault: /^https?:/.test(address) ? 'remotePicture' : 'lostFile',
        place,
        detail: address.slice(0, 100),
      });
    return found;
  };
  const title = (item.attributes['title'] ?? '').slice(0, 200);
  const tags = childrenOf(item, 'tag')
    .map(({ attributes }) => attributes['name'] ?? '')
    .filter((tag) => tag !== '');
  const note: ItemNote = (fault, detail) => void notes.push({ fault, place, detail });
  const read = {
    title,
    ...readItem(item, { media }, note),
    ...difficultyIn(marksAmong(item.attributes['label'] ?? '')),
    place,
    ...(tags.length ? { tags } : {}),
  };
  return validateQuestion(repairable(read, notes));
}

/** A file of the package by an address in an item; addresses outside the package find nothing. */
function shelvedPart(parts: Parts, folder: string, address: string, shelf: MediaShelf) {
  const data = dataOf(address);
  if (data) return addMedia(shelf, '', data);
  let path: string;
  try {
    path = posix.join(folder, decodeURIComponent(address));
  } catch {
    return null;
  }
  const bytes = parts.get(path);
  return bytes ? addMedia(shelf, posix.basename(path), bytes) : null;
}
