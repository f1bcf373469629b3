import { createHash } from 'node:crypto';
import type { QuestionBody, QuestionPart } from '../../../kit/common/question-body';
import type { PartKey } from '../../../kit/common/question-key';
import { textOf } from '../../../kit/common/walk-content';
import { isComposite, questionTypes } from '../../../kit/common/types/question-types';
import { repairable } from './repairable';
import { validateQuestion } from './validate-question';
import {
  MediaShelf,
  mostQuestions,
  type Note,
  type Place,
  type ReadFile,
  type ReadQuestion,
  Refused,
} from '../exchange-format';

const mostParts = 40;
/**
 * A description that is shorter, without a picture, is a heading ("Part one, 3 points each"), not a text to read.
 * Characters.
 */
const shortestMaterial = 60;

/** The message for a file of which nothing was read. */
export const failed = (fault: Note['fault'], detail = ''): ReadFile => ({
  questions: [],
  notes: [{ fault, place: { line: null, name: '' }, detail }],
  media: new Map(),
});

/** By this a text's questions name it in files of ours; the same text has the same name each time. */
export const materialId = (body: QuestionBody): string =>
  `material-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12)}`;

interface Material {
  readonly question: ReadQuestion;
  readonly name: string;
  readonly parts: { readonly body: QuestionPart; readonly key: PartKey }[];
}

/** Collects the questions of a file in order, with the texts that they belong to. */
export class QuestionCollector {
  readonly shelf = new MediaShelf();
  readonly notes: Note[] = [];
  readonly #questions: ReadQuestion[] = [];
  #material: Material | null = null;

  /** Reads one question; where it is refused, that is noted, and the file is read on. */
  attempt(place: Place, read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#note(error.fault, place, error.detail);
    }
  }

  /** `name`: what the file calls the question, for finding the text it belongs to; may be empty. */
  give(question: ReadQuestion, name: string, isDescription: boolean): void {
    if (isDescription) {
      this.endMaterial();
      this.#material = { question, name, parts: [] };
      return;
    }
    const material = this.#material;
    const isPart = material !== null && belongs(material, name) && !isComposite(question.body.type);
    if (isPart && material.parts.length < mostParts)
      material.parts.push({ body: question.body as QuestionPart, key: question.key });
    else {
      this.endMaterial();
      this.#keep(question);
    }
  }

  /** A text ends with the folder it stands in, and with the file. */
  endMaterial(): void {
    const material = this.#material;
    this.#material = null;
    if (!material) return;
    const { question, parts } = material;
    this.attempt(question.place, () => {
      if (parts.length === 0) throw new Refused('heading', textOf(question.body.stem).slice(0, 60));
      const { body, key } = withRecording(question);
      this.#keep({
        ...question,
        body: { ...body, parts: parts.map((part) => part.body) },
        key: { ...key, parts: parts.map((part) => part.key) },
      });
    });
  }

  #keep(question: ReadQuestion): void {
    if (this.#questions.length >= mostQuestions) throw new Refused('tooLarge', `${mostQuestions}`);
    this.#questions.push(validateQuestion(repairable(question, this.notes)));
  }

  #note(fault: Note['fault'], place: Place, detail: string): void {
    this.notes.push({ fault, place, detail });
  }

  result(): ReadFile {
    this.endMaterial();
    return { questions: this.#questions, notes: this.notes, media: this.shelf.media };
  }
}

/** In files of ours only what carries the text's name; in others' files, what follows a text to read. */
function belongs({ question, name }: Material, partName: string): boolean {
  if (name.startsWith('material-')) return partName.startsWith(`${name}.`);
  const { stem } = question.body;
  const isShown = stem.some(({ kind }) => kind === 'picture' || kind === 'audio' || kind === 'table');
  return isShown || textOf(stem).length >= shortestMaterial;
}

/** The recording of a listening stands in front of its text; of other texts, feedback is the analysis. */
function withRecording({ body, key }: ReadQuestion): Pick<ReadQuestion, 'body' | 'key'> {
  const recording = body.stem.find(({ kind }) => kind === 'audio');
  if (body.type !== questionTypes.listening || recording?.kind !== 'audio') {
    const { transcript, ...rest } = key;
    return { body, key: transcript ? { ...rest, analysis: transcript } : rest };
  }
  const { file, seconds } = recording;
  const stem = body.stem.filter((block) => block !== recording);
  return { body: { ...body, stem, listening: { file, seconds, plays: 0, maySeek: true } }, key };
}
