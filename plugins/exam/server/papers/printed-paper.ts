import type { ErrorParams } from 'edutech/core/common/errors';
import type { Language } from 'edutech/core/common/languages';
import { chineseNumeral } from 'edutech/core/common/teaching/numerals';
import type { Paper, PaperAnswers, PaperFront, PaperSection as PrintedSection } from 'edutech/plugins/questions/api';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { PaperBlocks } from '../../model/paper/blocks';
import {
  type PaperDocument,
  type PaperItem,
  type PaperPart,
  type PaperSection,
  pointsOfPaper,
  pointsOfPart,
  pointsOfSection,
} from '../../model/paper/document';
import { isChosenFrom } from '../../model/paper/figures/choice';
import { withPoints } from '../../model/paper/with-points';

/** A question of a paper by its version; its key is absent where answers are not printed. */
export interface Printable {
  readonly body: QuestionBody;
  readonly key?: QuestionKey | undefined;
}

interface Printing {
  readonly title: string;
  readonly document: PaperDocument;
  /** By `versionKey`; items whose question is not there are left out. */
  readonly questions: ReadonlyMap<string, Printable>;
  readonly answers: PaperAnswers;
  readonly language: Language;
  /** Words of `exam.print.…`. */
  readonly say: Say;
}

type Say = (name: string, params?: ErrorParams) => string;

/** A paper as it is printed: blocks become its front, sections get numbers and sums, questions the points of the paper. */
export function printedPaper(printing: Printing): Paper {
  const { document, questions, answers, language } = printing;
  const { blocks, sheet } = document;
  const isThere = (item: PaperItem) => questions.has(versionKey(item));
  const parts = document.parts.map((part) => ({
    ...part,
    sections: part.sections
      .map((section) => ({ ...section, items: section.items.filter(isThere) }))
      .filter(({ items }) => items.length > 0),
  }));
  return {
    title: blocks.title.isOn ? blocks.title.text || printing.title : '',
    language,
    answers,
    front: frontOf(printing),
    look: { size: sheet.size, hasBinding: blocks.binding.isOn },
    sections: sectionsOf(parts, printing),
    questions: parts.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.map((item) => questionOf(item, questions.get(versionKey(item))!))),
    ),
  };
}

const questionOf = (item: PaperItem, { body, key = {} }: Printable): Paper['questions'][number] => ({
  id: item.id,
  body: withPoints(body, item.points),
  key,
  ...(item.space && { space: item.space }),
  ...(item.figure && { figure: item.figure }),
  ...(item.beginsPage && { beginsPage: true }),
});

/** What stands before the questions; blocks without words of their own say what the platform says. */
function frontOf({ document, say }: Printing): PaperFront {
  const { blocks, sheet } = document;
  const { binding, secret, subtitle, info, student, notes, watermark } = blocks;
  return {
    ...(secret.isOn && { secret: secret.text || say('secret') }),
    ...(subtitle.isOn && subtitle.text !== '' && { subtitle: subtitle.text }),
    ...(info.isOn && { info: info.text || infoOf(document, say) }),
    ...(student.isOn && { student: { fields: student.fields, boxes: student.boxes } }),
    ...(blocks.scores.isOn && { hasScores: true }),
    ...(notes.isOn && { notes: linesOf(notes.text || say('notes')) }),
    ...(blocks.sectionScores.isOn && { hasSectionScores: true }),
    hasPageNumbers: blocks.pageNumbers.isOn,
    ...(watermark.isOn && { watermark: watermark.text || say('watermark') }),
    ...(binding.isOn && { bindingFields: binding.fields }),
    fillTo: sheet.fillTo,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Full points and minutes, as far as they are known. */
function infoOf(document: PaperDocument, say: Say): string {
  const points = pointsOfPaper(document) || document.target.points;
  const { minutes } = document.target;
  return [...(points > 0 ? [say('full', { points })] : []), ...(minutes > 0 ? [say('minutes', { minutes })] : [])].join(
    '　　',
  );
}

function sectionsOf(parts: readonly PaperPart[], printing: Printing): PrintedSection[] {
  const { blocks } = printing.document;
  const shown = parts.filter(({ sections }) => sections.length > 0);
  let at = 0;
  return shown.flatMap((part, place) =>
    part.sections.map((section, first): PrintedSection => {
      const title = first === 0 ? partTitle(part, { place, of: shown.length, blocks }, printing.say) : '';
      return {
        id: section.id,
        title: headingOf(section, at++, printing),
        questions: section.items.length,
        ...(title !== '' && { part: title }),
      };
    }),
  );
}

interface Place {
  readonly place: number;
  readonly of: number;
  readonly blocks: PaperBlocks;
}

const romans = ['Ⅰ', 'Ⅱ', 'Ⅲ', 'Ⅳ'];

/** 第Ⅰ卷 选择题（共 30 分）; nothing for the only part of a paper without a name. */
function partTitle(part: PaperPart, { place, of, blocks }: Place, say: Say): string {
  if (!blocks.partTitles.isOn || (of === 1 && part.title === '')) return '';
  const points = pointsOfPart(part);
  const isNumbered = part.title.startsWith('第') || of === 1;
  const name = isNumbered ? part.title : say('part', { number: romans[place]!, title: part.title }).trim();
  return name + (points > 0 ? say('partPoints', { points }) : '');
}

/** 一、选择题（本大题共 10 小题，每小题 3 分，共 30 分）, then its own note. */
function headingOf(section: PaperSection, at: number, { questions, language, say }: Printing): string {
  const items = section.items.map((item) => ({ item, ...questions.get(versionKey(item))! }));
  const title = section.title || (items[0] ? say('type', { type: items[0].body.type }) : '');
  const worth = items.flatMap(({ item }) => item.points);
  const points = pointsOfSection(section);
  const each = new Set(worth).size === 1 && worth.length > 1 ? worth[0]! : 0;
  const ordinal = language === 'en' ? String(at + 1) : chineseNumeral(at + 1);
  const sums = isChosenFrom(section)
    ? say('choice', { count: section.items.length, points })
    : say('sums', { count: worth.length, each, points });
  return say('heading', { ordinal, title }) + sums + section.note;
}
