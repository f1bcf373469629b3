import type { Content } from '../../../kit/common/content';
import { answeredParts, pointsOf, type QuestionPart } from '../../../kit/common/question-body';
import { type PartKey, partKeys } from '../../../kit/common/question-key';
import { isEmptyContent } from '../../../kit/common/walk-content';
import { isComposite, questionTypes } from '../../../kit/common/types/question-types';
import { trueFalseLabels } from '../../../kit/common/types/answer-letters';

import { sharePoints } from '../../marking/gaps';
import type { ExchangeQuestion } from '../exchange-format';
import { type HtmlWriting, htmlOfContent, shownGap } from '../html/html-of-content';
import { xmlText } from '../../../kit/server/xml/xml-tree';
import { marksOfChoice, marksOfDifficulty, marksOfGap } from '../dialect/own-marks';
import { typeWords } from '../dialect/type-words';
import { writerOf } from './qti-names';
import { optionName, responsesOfPart } from './write-responses';

const { multipleChoice, trueFalse, gapFilling } = questionTypes;

const namespaces = {
  2: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  3: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
} as const;

/** HTML as XML, in the elements and attributes that both versions have: no style, `u` and `s` by their class. */
const asXml = (html: string): string =>
  html
    .replace(/<(img|br)\b([^>]*)>/g, '<$1$2/>')
    .replace(/ (?:style|border)="[^"]*"/g, '')
    .replace(/<(\/?)(u|s)>/g, (_all, end: string, name: string) =>
      end ? '</span>' : `<span class="${name === 'u' ? 'underline' : 'strike'}">`,
    );

/** Of a gap whose width nobody has set. Characters. */
export const usualWidth = 15;

type Text = (content: Content, gap?: (gap: number) => string) => string;

/** Writes an item of version 2.1 or 3.0. */
export class ItemWriting {
  readonly #q;
  readonly #text: Text;

  constructor(
    readonly version: 2 | 3,
    { mime, ...writing }: Pick<HtmlWriting, 'address' | 'formula'> & { readonly mime: (file: string) => string },
  ) {
    this.#q = writerOf(version);
    // version 2 has no element of its own for recordings
    const audio = (file: string) =>
      version === 2
        ? `<object data="${xmlText(writing.address(file))}" type="${xmlText(mime(file))}"></object>`
        : `<audio src="${xmlText(writing.address(file))}" controls="true"></audio>`;
    const html = { ...writing, audio, hasClasses: true };
    this.#text = (content, gap = shownGap) => asXml(htmlOfContent(content, { ...html, gap }));
  }

  write(question: ExchangeQuestion, identifier: string, title: string): string {
    const { body, key } = question;
    const q = this.#q;
    const parts = answeredParts(body);
    const keys = partKeys(key, parts.length);
    const gapsOf = ({ type, gaps }: QuestionPart) => (type === gapFilling ? Math.max(1, gaps?.length ?? 0) : 1);
    const names = parts.map((part, at) => {
      const before = parts.slice(0, at).reduce((sum, one) => sum + gapsOf(one), 0);
      return Array.from({ length: gapsOf(part) }, (_, gap) => `RESPONSE_${before + gap + 1}`);
    });
    const responses = parts.flatMap((part, at) => {
      const worth = part.type === gapFilling ? sharePoints(part.points, names[at]!.length) : [part.points];
      return responsesOfPart(q, withTruths(part), keys[at]!, names[at]!, worth);
    });
    const asked = isComposite(body.type)
      ? this.#composite(question, parts, keys, names)
      : this.#part(withTruths(parts[0]!), keys[0]!, names[0]!);
    const score = q(
      'outcomeDeclaration',
      { identifier: 'SCORE', cardinality: 'single', baseType: 'float', normalMaximum: pointsOf(body) },
      q('defaultValue', {}, q('value', {}, '0')),
    );
    const most = q(
      'outcomeDeclaration',
      { identifier: 'MAXSCORE', cardinality: 'single', baseType: 'float' },
      q('defaultValue', {}, q('value', {}, `${pointsOf(body)}`)),
    );
    const inner = [
      ...responses.map(({ declaration }) => declaration),
      score,
      most,
      ...responses.map(({ outcome }) => outcome),
      q('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' }),
      q('itemBody', {}, asked),
      q('responseProcessing', {}, responses.map(({ processing }) => processing).join('')),
      this.#feedback((key.transcript ?? key.analysis ?? []) as Content),
    ].join('\n');
    const attributes = {
      xmlns: namespaces[this.version],
      identifier,
      title,
      label: [typeWords[body.type][0], ...marksOfDifficulty(question)].join(' '),
      adaptive: false,
      timeDependent: false,
    };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${q('assessmentItem', attributes, inner)}\n`;
  }

  #composite(
    { body }: ExchangeQuestion,
    parts: readonly QuestionPart[],
    keys: readonly PartKey[],
    names: readonly (readonly string[])[],
  ): string {
    const recording: Content = body.listening
      ? [{ kind: 'audio', file: body.listening.file, seconds: body.listening.seconds }]
      : [];
    const material = this.#text([...recording, ...(body.stem as Content)]);
    const written = parts.map((part, at) => {
      const analysis = (keys[at]!.analysis ?? []) as Content;
      const block = isEmptyContent(analysis)
        ? ''
        : this.#q(
            'feedbackBlock',
            { identifier: 'ANALYSIS', outcomeIdentifier: 'FEEDBACK', showHide: 'show' },
            this.#body(analysis),
          );
      return `<div class="part type-${part.type}">${this.#part(withTruths(part), keys[at]!, names[at]!)}${block}</div>`;
    });
    return `${material}\n${written.join('\n')}`;
  }

  /** Version 3 wraps the content of feedback once more. */
  #body(content: Content): string {
    const text = this.#text(content);
    return this.version === 3 ? this.#q('contentBody', {}, text) : text;
  }

  #feedback(analysis: Content): string {
    if (isEmptyContent(analysis)) return '';
    const attributes = { identifier: 'ANALYSIS', outcomeIdentifier: 'FEEDBACK', showHide: 'show' };
    return this.#q('modalFeedback', attributes, this.#body(analysis));
  }

  #part(part: QuestionPart, key: PartKey, names: readonly string[]): string {
    const q = this.#q;
    const [responseIdentifier = 'RESPONSE_1'] = names;
    const stem = part.stem as Content;
    if (part.type === gapFilling)
      return this.#text(stem, (gap) =>
        names[gap]
          ? q('textEntryInteraction', {
              responseIdentifier: names[gap],
              expectedLength: part.gaps?.[gap]?.width ?? usualWidth,
              class: (key.gaps?.[gap] ? marksOfGap(key.gaps[gap]) : []).join(' ') || undefined,
            })
          : '',
      );
    if (part.options) {
      const options = part.options.map((option, at) =>
        q('simpleChoice', { identifier: optionName(at) }, this.#text(option as Content)),
      );
      const isMany = part.type === multipleChoice;
      const attributes = {
        responseIdentifier,
        shuffle: part.mayShuffle ?? false,
        maxChoices: isMany ? 0 : 1,
        class: marksOfChoice(part, key).join(' ') || undefined,
      };
      return `${this.#text(stem)}\n${q('choiceInteraction', attributes, options.join(''))}`;
    }
    const answer = (key.answer ?? []) as Content;
    const rubric = isEmptyContent(answer)
      ? ''
      : q('rubricBlock', { view: 'scorer', ...(this.version === 3 ? { use: 'scoring' } : {}) }, this.#body(answer));
    return `${this.#text(stem)}\n${q('extendedTextInteraction', { responseIdentifier, expectedLines: 8 })}${rubric}`;
  }
}

/** True and false as two options, as every player shows them. */
const withTruths = (part: QuestionPart): QuestionPart =>
  part.type === trueFalse
    ? {
        ...part,
        options: [trueFalseLabels.true, trueFalseLabels.false].map((text) => [
          { kind: 'paragraph', inlines: [{ kind: 'text', text }] },
        ]),
      }
    : part;
