import type { Content } from '../../../kit/common/content';
import type { Gap, QuestionBody, QuestionPart } from '../../../kit/common/question-body';
import type { GapKey, PartKey, QuestionKey } from '../../../kit/common/question-key';
import { isEmptyContent, textOf } from '../../../kit/common/walk-content';
import { type QuestionType, questionTypes } from '../../../kit/common/types/question-types';
import { childOf, childrenOf, elementsOf, type XmlElement } from '../../../kit/server/xml/xml-tree';
import { tidyPoints } from '../checks/validate-question';
import { Refused } from '../exchange-format';
import { numberGap, wordGap } from '../dialect/gap-keys';
import { optionLabel, withFeedback } from '../dialect/feedback';
import { contentOfHtml, contentOfOption, type HtmlReading } from '../html/content-of-html';
import { readTruth } from '../sheet/answer-cells';
import { typeOfWord } from '../dialect/type-words';
import { creditIn, gapWithMarks, withoutMarks } from '../dialect/own-marks';
import { classesOf, findAll, hasClass } from './qti-names';
import { htmlOfBody, isInteraction } from './qti-body';
import { pointsOfItem, type Response, responsesOf, worthOf } from './qti-responses';

const {
  singleChoice,
  multipleChoice,
  trueFalse,
  gapFilling,
  calculation,
  shortAnswer,
  cloze,
  readingComprehension,
  listening,
} = questionTypes;

/** Interactions that ask for what no type of ours does. */
const refused: Readonly<Record<string, 'matching' | 'ordering'>> = {
  matchInteraction: 'matching',
  associateInteraction: 'matching',
  gapMatchInteraction: 'matching',
  graphicAssociateInteraction: 'matching',
  graphicGapMatchInteraction: 'matching',
  orderInteraction: 'ordering',
  graphicOrderInteraction: 'ordering',
};
const known = new Set([
  'choiceInteraction',
  'textEntryInteraction',
  'inlineChoiceInteraction',
  'extendedTextInteraction',
]);

interface Simple {
  readonly body: QuestionPart;
  readonly key: PartKey;
}

/** What of an item is missing or lost. */
export type ItemNote = (fault: 'noAnswer' | 'lostCredit' | 'lostFeedback', detail: string) => void;

export interface ReadItemResult {
  readonly body: QuestionBody;
  readonly key: QuestionKey;
}

/** Elements of items that take other numbers, or ask other things, each time (information model, 2.9 and 10). */
function refuseChanging(item: XmlElement): void {
  const template = childOf(item, 'templateDeclaration') ?? childOf(item, 'templateProcessing');
  if (template) throw new Refused('template', template.attributes['identifier'] ?? template.name);
  if (item.attributes['adaptive'] === 'true') throw new Refused('adaptive');
}

/**
 * Reads an item in the names of version 2; `note` hears what is missing of it. Throws {@link Refused} for what is no
 * question of ours.
 */
export function readItem(item: XmlElement, reading: HtmlReading, note: ItemNote): ReadItemResult {
  const body = childOf(item, 'itemBody');
  if (!body) throw new Refused('empty');
  refuseChanging(item);
  const asked = findAll(body, isInteraction);
  for (const { name } of asked) {
    if (refused[name]) throw new Refused(refused[name], name);
    if (!known.has(name)) throw new Refused('unknownType', name.slice(0, 40));
  }
  if (asked.length === 0) throw new Refused('noAnswer');
  const read = new ItemReading(item, reading, note);
  // that of a part belongs to the part
  const blocks = findAll(body, (one) => one.name === 'feedbackBlock' || hasClass(one, 'part'));
  const feedbacks = [...childrenOf(item, 'modalFeedback'), ...blocks.filter(({ name }) => name === 'feedbackBlock')];
  const analysis = feedbacks.flatMap((feedback) => read.content(feedback));
  const own = isEmptyContent(analysis) ? {} : { analysis };
  const kind = typeOfWord(withoutMarks(item.attributes['label'] ?? ''));
  const parts = read.partsOf(body, asked);
  if (parts) return composite(read, parts, kind, own);
  const inline = asked.filter(({ name }) => name === 'inlineChoiceInteraction');
  if (inline.length > 0) return passage(read, body, asked, own);
  const { body: simple, key } = read.simple(body, asked, kind, pointsOfItem(item));
  return { body: simple as QuestionBody, key: { ...key, ...own } };
}

function composite(
  read: ItemReading,
  { material, parts }: Parts,
  kind: QuestionType | undefined,
  own: { analysis?: Content },
): ReadItemResult {
  const total = read.total;
  const each = parts.map(({ element, asked, label }) =>
    read.simple(element, asked, label, total === null ? null : total / parts.length),
  );
  const stem = contentOfHtml(material, read.reading);
  const recording = stem.find((block) => block.kind === 'audio');
  const isListening = kind === listening && recording?.kind === 'audio';
  const type = kind === cloze || isListening ? kind : readingComprehension;
  return {
    body: {
      type,
      stem: isListening ? stem.filter((block) => block !== recording) : stem,
      points: 0,
      parts: each.map(({ body }) => body),
      ...(isListening ? { listening: { file: recording.file, seconds: 0, plays: 0, maySeek: true } } : {}),
    },
    key: { parts: each.map(({ key }) => key), ...(isListening && own.analysis ? { transcript: own.analysis } : own) },
  };
}

/** A text with choices in its lines: each is a part. */
function passage(
  read: ItemReading,
  body: XmlElement,
  asked: readonly XmlElement[],
  own: { analysis?: Content },
): ReadItemResult {
  const parts = asked.map((one): Simple => {
    const points = read.worth(one, read.total === null ? 1 : read.total / asked.length);
    if (one.name === 'inlineChoiceInteraction') return read.choice(one, [], points);
    if (one.name !== 'textEntryInteraction') throw new Refused('unknownType', one.name);
    const { gap, key } = read.gap(one);
    return {
      body: {
        type: gapFilling,
        stem: [{ kind: 'paragraph', inlines: [{ kind: 'gap', gap: 0 }] }],
        points,
        gaps: [gap],
      },
      key: key ? { gaps: [key] } : {},
    };
  });
  return {
    body: { type: cloze, stem: read.content(body), points: 0, parts: parts.map((part) => part.body) },
    key: { ...own, parts: parts.map(({ key }) => key) },
  };
}

interface Part {
  readonly element: XmlElement;
  readonly asked: readonly XmlElement[];
  readonly label: QuestionType | undefined;
}

interface Parts {
  readonly material: string;
  readonly parts: readonly Part[];
}

/** A response that the item does not declare has no right answer. */
const undeclared: Response = {
  isMultiple: false,
  isNumber: false,
  correct: [],
  mapping: [],
  tolerance: 0,
  points: null,
};

class ItemReading {
  readonly responses: ReadonlyMap<string, Response>;
  readonly total: number | null;

  constructor(
    item: XmlElement,
    readonly reading: HtmlReading,
    readonly note: ItemNote,
  ) {
    this.responses = responsesOf(item);
    this.total = pointsOfItem(item);
  }

  content(element: XmlElement): Content {
    return contentOfHtml(
      htmlOfBody(element, () => undefined),
      this.reading,
    );
  }

  /**
   * The parts of an item with several questions: marked as such, or several interactions of which one is a
   * block. The text before the first belongs to all. Null for an item with one question.
   */
  partsOf(body: XmlElement, asked: readonly XmlElement[]): Parts | null {
    const marked = findAll(body, (one) => hasClass(one, 'part'));
    if (marked.length > 0) {
      const material = body.children.filter((child) => typeof child === 'string' || !marked.includes(child));
      return {
        material: htmlOfBody({ ...body, children: material }, () => undefined),
        parts: marked.map((element) => this.#part(element)),
      };
    }
    if (
      asked.length < 2 ||
      asked.every(({ name }) => name === 'textEntryInteraction' || name === 'inlineChoiceInteraction')
    )
      return null;
    const parts: Part[] = [];
    let before: XmlElement['children'][number][] = [];
    let material = '';
    for (const child of body.children) {
      if (typeof child === 'string' || (!isInteraction(child) && findAll(child, isInteraction).length === 0)) {
        before.push(child);
        continue;
      }
      if (parts.length === 0) {
        material = htmlOfBody({ ...body, children: before }, () => undefined);
        before = [];
      }
      parts.push(this.#part({ ...body, children: [...before, child] }));
      before = [];
    }
    return { material, parts };
  }

  #part(element: XmlElement): Part {
    const label = typeOfWord((element.attributes['class'] ?? '').replace(/^.*\btype-(\d)\b.*$/, '$1'));
    return { element, asked: findAll(element, isInteraction), label };
  }

  simple(
    element: XmlElement,
    asked: readonly XmlElement[],
    kind: QuestionType | undefined,
    points: number | null,
  ): Simple {
    const [first] = asked;
    if (!first) throw new Refused('noAnswer');
    const prompt = childOf(first, 'prompt');
    const stem = [...this.content(element), ...(prompt ? this.content(prompt) : [])];
    const key = this.#analysis(element);
    const worth = this.worth(first, points);
    if (first.name === 'choiceInteraction' || first.name === 'inlineChoiceInteraction') {
      if (asked.length > 1) throw new Refused('unknownType', first.name);
      const choice = this.choice(first, stem, worth);
      return { body: choice.body, key: { ...choice.key, ...key } };
    }
    if (first.name === 'extendedTextInteraction') {
      const rubric = findAll(element, ({ name }) => name === 'rubricBlock').find(({ attributes }) =>
        /scorer/.test(attributes['view'] ?? ''),
      );
      const answer = rubric ? this.content(rubric) : [];
      const type = kind === calculation ? calculation : shortAnswer;
      return { body: { type, stem, points: worth }, key: { ...(isEmptyContent(answer) ? {} : { answer }), ...key } };
    }
    const gaps = asked.map((one) => this.gap(one));
    const worths = asked.map((one) => this.#response(one).points);
    const named = worths.every((one) => one !== null) ? worths.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null;
    const mapped = asked.reduce((sum, one) => sum + (worthOf(this.#response(one)) ?? 1), 0);
    return {
      body: { type: gapFilling, stem, points: tidyPoints(named ?? points ?? mapped), gaps: gaps.map(({ gap }) => gap) },
      key: { ...(gaps.every((gap) => gap.key) && { gaps: gaps.map((gap) => gap.key!) }), ...key },
    };
  }

  #analysis(element: XmlElement): PartKey {
    const block = elementsOf(element).find(({ name }) => name === 'feedbackBlock');
    return block ? { analysis: this.content(block) } : {};
  }

  #response(one: XmlElement): Response {
    return this.responses.get(one.attributes['responseIdentifier'] ?? '') ?? undeclared;
  }

  /** Points of an interaction: those that the item declares, else those of its mapping, else the default. */
  worth(one: XmlElement, points: number | null): number {
    const response = this.responses.get(one.attributes['responseIdentifier'] ?? '');
    return tidyPoints(response?.points ?? points ?? (response ? worthOf(response) : null) ?? 1);
  }

  choice(one: XmlElement, stem: Content, points: number): Simple {
    const response = this.#response(one);
    const choices = [...childrenOf(one, 'simpleChoice'), ...childrenOf(one, 'inlineChoice')];
    const options = choices.map((choice) =>
      contentOfOption(
        htmlOfBody(choice, () => undefined),
        this.reading,
      ),
    );
    const right =
      response.correct.length > 0
        ? response.correct
        : response.mapping.filter(({ worth }) => worth > 0).map(({ key }) => key);
    const choice = choices.flatMap(({ attributes }, at) =>
      right.includes(attributes['identifier'] ?? '') ? [at] : [],
    );
    if (choice.length === 0) this.note('noAnswer', '');
    const key = this.#feedbackOf(choices);
    const [yes, no] = options.map((option) => readTruth(textOf(option)));
    if (options.length === 2 && yes === true && no === false)
      return {
        body: { type: trueFalse, stem, points },
        key: { ...key, ...(choice.length > 0 && { truth: choice[0] === 0 }) },
      };
    const worths = response.mapping.filter(({ worth }) => worth > 0).map(({ worth }) => worth.toFixed(3));
    if (response.isMultiple ? new Set(worths).size > 1 : worths.length > 1) this.note('lostCredit', '');
    const chosen = choice.length > 0 ? { choice } : {};
    const mayShuffle = one.attributes['shuffle'] === 'true' ? { mayShuffle: true } : {};
    if (!response.isMultiple)
      return { body: { type: singleChoice, stem, points, options, ...mayShuffle }, key: { ...key, ...chosen } };
    const natural = response.mapping.length > 0 ? 'share' : 'all';
    const credit = creditIn(classesOf(one), hasClass(one, 'partial-half') ? 'half' : natural);
    return {
      body: { type: multipleChoice, stem, points, options, ...mayShuffle },
      key: { ...key, ...chosen, ...credit },
    };
  }

  /** What an item says behind single options. */
  #feedbackOf(choices: readonly XmlElement[]): PartKey {
    const said = choices.flatMap((choice, at) =>
      findAll(choice, ({ name }) => name === 'feedbackInline').map((one) => ({
        label: optionLabel(at),
        said: this.content(one),
      })),
    );
    return withFeedback<PartKey>({}, said);
  }

  gap(one: XmlElement): { readonly gap: Gap; readonly key: GapKey | null } {
    const { correct, mapping, isNumber, tolerance } = this.#response(one);
    const best = Math.max(0, ...mapping.map(({ worth }) => worth));
    const mapped = mapping.filter(({ worth }) => worth > 0 && worth === best);
    const accepted = [...new Set([...correct, ...mapped.map(({ key }) => key)])]
      .filter((text) => text !== '')
      .slice(0, 20);
    if (mapping.some(({ worth }) => worth > 0 && worth < best)) this.note('lostCredit', '');
    if (accepted.length === 0) {
      this.note('noAnswer', '');
      return { gap: { kind: isNumber ? 'number' : 'text' }, key: null };
    }
    const isExact = mapped.some(({ isCaseSensitive }) => isCaseSensitive);
    return gapWithMarks(isNumber ? numberGap(accepted, tolerance) : wordGap(accepted, isExact), classesOf(one));
  }
}
