import {
  childOf,
  childrenOf,
  readLongXml,
  textWithin,
  type XmlElement,
  XmlFault,
} from '../../../kit/server/xml/xml-tree';
import { decodedText } from 'edutech/core/server/sheets/reading/decode-text';
import { mostBytes, type Place, type ReadFile, type ReadQuestion } from '../exchange-format';
import { difficultyIn, isOwnMark, partWithMarks } from '../dialect/own-marks';
import { isTypeTag } from '../dialect/type-words';
import { failed, QuestionCollector } from '../checks/collect-questions';
import { readMoodleQuestion, tagsOf, textOfChild } from './read-moodle-question';

type MarkedPart = Parameters<typeof partWithMarks>[0];

const limits = { mostDepth: 60, mostNodes: 500_000 };

/** Lines on which questions begin; CDATA and comments are text. */
function linesOf(xml: string): number[] {
  const lines: number[] = [];
  let [line, at] = [1, 0];
  for (const match of xml.matchAll(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<question[\s>]/g)) {
    for (; at < match.index; at += 1) if (xml.charCodeAt(at) === 10) line += 1;
    if (match[0].startsWith('<question')) lines.push(line);
  }
  return lines;
}

/**
 * Reads a file that Moodle exported (Moodle XML, docs.moodle.org): choices, true/false, short answers, numbers, essays,
 * embedded answers; a description followed by questions as a text with parts. Unsupported items are listed with their
 * line, and the rest is read.
 */
export async function readMoodle(bytes: Buffer): Promise<ReadFile> {
  if (bytes.length > mostBytes) return failed('tooLarge');
  const xml = decodedText(bytes);
  if (xml === null) return failed('encoding');
  let quiz: XmlElement;
  try {
    quiz = await readLongXml(xml, {}, limits);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    return failed(error.fault === 'tooLarge' || error.fault === 'tooDeep' ? 'tooLarge' : 'damaged');
  }
  if (quiz.name !== 'quiz') return failed('damaged');
  const reading = new QuizReading(linesOf(xml));
  for (const question of childrenOf(quiz, 'question')) reading.take(question);
  return reading.result();
}

class QuizReading {
  readonly #gathering = new QuestionCollector();
  #category: readonly string[] = [];
  #count = 0;

  constructor(readonly lines: readonly number[]) {}

  take(element: XmlElement): void {
    const place: Place = { line: this.lines[this.#count] ?? null, name: textOfChild(element, 'name').slice(0, 200) };
    this.#count += 1;
    if (element.attributes['type'] === 'category') {
      this.#gathering.endMaterial();
      this.#category = categoryOf(textOfChild(element, 'category'));
      return;
    }
    this.#gathering.attempt(place, () => {
      const { shelf, notes } = this.#gathering;
      const whole = readMoodleQuestion(element, { shelf, notes, place });
      const read = whole.body.parts ? whole : { ...whole, ...partWithMarks(whole as MarkedPart, tagsOf(element)) };
      const isDescription = element.attributes['type'] === 'description';
      const all = tagsOf(element);
      const tags = all.filter((tag) => !isOwnMark(tag) && !isTypeTag(tag));
      const question: ReadQuestion = {
        title: place.name,
        ...read,
        place,
        ...(this.#category.length ? { category: this.#category } : {}),
        ...difficultyIn(all),
        ...(tags.length ? { tags } : {}),
      };
      const number = textWithin(childOf(element, 'idnumber')).trim();
      this.#gathering.give(question, number, isDescription);
    });
  }

  result(): ReadFile {
    return this.#gathering.result();
  }
}

/**
 * `$course$/top/Mathematics/Equations` without Moodle's own first steps; two slashes stand for one that is part of a
 * name.
 */
const categoryOf = (path: string): string[] =>
  path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && name !== 'top' && !/^\$[a-z]+\$$/.test(name));
