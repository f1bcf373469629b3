import type { QuestionPart } from 'edutech/core/common/question/question-body';
import type { PartKey } from 'edutech/core/common/question/question-key';
import { textOf } from 'edutech/core/common/question/walk-content';
import { isComposite, questionTypes } from 'edutech/core/common/teaching/question-types';
import {
  childOf,
  childrenOf,
  readLongXml,
  textWithin,
  type XmlElement,
  XmlFault,
} from 'edutech/core/server/xml/xml-tree';
import { checkedQuestion } from '../checked';
import {
  MediaShelf,
  mostBytes,
  mostQuestions,
  type Note,
  type Place,
  type ReadFile,
  type ReadQuestion,
  Refused,
} from '../exchanged';
import { readMoodleQuestion, tagsOf, textOfChild } from './read-moodle-question';

const limits = { mostDepth: 60, mostNodes: 500_000 };
const mostParts = 40;
/** A description that is shorter, without a picture, is a heading ("Part one, 3 points each"), not a text to read. Characters. */
const shortestMaterial = 60;

const nowhere: Place = { line: null, name: '' };

const failed = (fault: Note['fault']): ReadFile => ({
  questions: [],
  notes: [{ fault, place: nowhere, detail: '' }],
  media: new Map(),
});

/** Lines on which questions begin; what stands in CDATA and comments is text. */
function linesOf(xml: string): number[] {
  const lines: number[] = [];
  let [line, at] = [1, 0];
  for (const match of xml.matchAll(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<question[\s>]/g)) {
    for (; at < match.index; at += 1) if (xml.charCodeAt(at) === 10) line += 1;
    if (match[0].startsWith('<question')) lines.push(line);
  }
  return lines;
}

interface Material {
  readonly question: ReadQuestion;
  readonly idnumber: string;
  readonly parts: { readonly body: QuestionPart; readonly key: PartKey }[];
}

/**
 * Reads a file that Moodle exported (Moodle XML, docs.moodle.org): choices, true/false, short answers, numbers, essays,
 * embedded answers; a description followed by questions as a text with parts. What has no place here is listed with its
 * line, and the rest is read.
 */
export async function readMoodle(bytes: Buffer): Promise<ReadFile> {
  if (bytes.length > mostBytes) return failed('tooLarge');
  const xml = bytes.toString('utf8').replace(/^\ufeff/, '');
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
  readonly #shelf = new MediaShelf();
  readonly #notes: Note[] = [];
  readonly #questions: ReadQuestion[] = [];
  #category: readonly string[] = [];
  #material: Material | null = null;
  #count = 0;

  constructor(readonly lines: readonly number[]) {}

  take(element: XmlElement): void {
    const place: Place = { line: this.lines[this.#count] ?? null, name: textOfChild(element, 'name').slice(0, 200) };
    this.#count += 1;
    if (element.attributes['type'] === 'category') {
      this.#endMaterial();
      this.#category = categoryOf(textOfChild(element, 'category'));
      return;
    }
    if (this.#questions.length >= mostQuestions) {
      if (this.#questions.length === mostQuestions && this.#count > 0) this.#note('tooLarge', place);
      return;
    }
    // what a refused question brought along is not kept: notes of its pictures with its own
    try {
      const read = readMoodleQuestion(element, { shelf: this.#shelf, notes: this.#notes, place });
      const tags = tagsOf(element);
      const question: ReadQuestion = {
        title: place.name,
        ...read,
        place,
        ...(this.#category.length ? { category: this.#category } : {}),
        ...(tags.length ? { tags } : {}),
      };
      this.#give(
        question,
        textWithin(childOf(element, 'idnumber')).trim(),
        element.attributes['type'] === 'description',
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#note(error.fault, place, error.detail);
    }
  }

  #give(question: ReadQuestion, idnumber: string, isDescription: boolean): void {
    if (isDescription) {
      this.#endMaterial();
      this.#material = { question, idnumber, parts: [] };
      return;
    }
    const material = this.#material;
    if (
      material &&
      belongs(material, idnumber) &&
      !isComposite(question.body.type) &&
      material.parts.length < mostParts
    )
      material.parts.push({ body: question.body as QuestionPart, key: question.key });
    else {
      this.#endMaterial();
      this.#questions.push(checkedQuestion(question));
    }
  }

  #endMaterial(): void {
    const material = this.#material;
    this.#material = null;
    if (!material) return;
    const { question, parts } = material;
    if (parts.length === 0) {
      this.#note('heading', question.place, textOf(question.body.stem).slice(0, 60));
      return;
    }
    const { body, key } = withRecording(question);
    try {
      this.#questions.push(
        checkedQuestion({
          ...question,
          body: { ...body, parts: parts.map((part) => part.body) },
          key: { ...key, parts: parts.map((part) => part.key) },
        }),
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#note(error.fault, question.place, error.detail);
    }
  }

  #note(fault: Note['fault'], place: Place, detail = ''): void {
    this.#notes.push({ fault, place, detail });
  }

  result(): ReadFile {
    this.#endMaterial();
    return { questions: this.#questions, notes: this.#notes, media: this.#shelf.media };
  }
}

/** With numbers of our own export only what carries the text's number; in others' files, what follows a text to read. */
function belongs({ question, idnumber }: Material, partNumber: string): boolean {
  if (/^material-/.test(idnumber)) return partNumber.startsWith(`${idnumber}.`);
  const { stem } = question.body;
  return (
    textOf(stem).length >= shortestMaterial ||
    stem.some(({ kind }) => kind === 'picture' || kind === 'audio' || kind === 'table')
  );
}

/** The recording of a listening stands in front of its text. */
function withRecording({ body, key }: ReadQuestion): Pick<ReadQuestion, 'body' | 'key'> {
  const recording = body.stem.find(({ kind }) => kind === 'audio');
  if (body.type !== questionTypes.listening || recording?.kind !== 'audio') {
    const { transcript, ...rest } = key;
    return { body, key: transcript ? { ...rest, analysis: transcript } : rest };
  }
  const { file, seconds } = recording;
  return {
    body: {
      ...body,
      stem: body.stem.filter((block) => block !== recording),
      listening: { file, seconds, plays: 0, maySeek: true },
    },
    key,
  };
}

/** `$course$/top/Mathematics/Equations` without Moodle's own first steps; two slashes stand for one that is part of a name. */
const categoryOf = (path: string): string[] =>
  path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && name !== 'top' && !/^\$[a-z]+\$$/.test(name));
