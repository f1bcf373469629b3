import { languages, type Language } from 'edutech/core/common/languages';
import type { SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import type { Texts } from 'edutech/core/server/texts';
import type { ChapterTitles } from '../../model/outline/read-chapters';
import { deepestChapter } from '../../model/trees/chapters';

const levels = Array.from({ length: deepestChapter }, (_, index) => index + 1);
const titleOf = (texts: Texts, language: Language, level: number) =>
  texts.say(language, 'textbook.sheet.level', { level });

/** What our template calls its columns, in both languages. */
export const titlesIn = (texts: Texts): ChapterTitles => ({
  levels: levels.map((level) => languages.map((language) => titleOf(texts, language, level))),
  english: languages.map((language) => texts.say(language, 'textbook.sheet.english')),
});

/** A chapter as the template has it. */
export interface ListedChapter {
  readonly level: number;
  readonly name: string;
  readonly nameEn: string;
}

/** The template with the chapters of a book: reading it again finds the same. */
export function chapterSheets(
  texts: Texts,
  language: Language,
  name: string,
  chapters: readonly ListedChapter[],
): SheetToWrite[] {
  const say = (key: string) => texts.say(language, `textbook.sheet.${key}`);
  return [
    {
      name,
      columns: [
        ...levels.map((level) => ({ title: titleOf(texts, language, level), width: 30 })),
        { title: say('english'), width: 40 },
      ],
      rows: chapters.map((chapter) => [
        ...levels.map((level) => (level === chapter.level ? chapter.name : '')),
        chapter.nameEn,
      ]),
    },
    {
      name: say('help'),
      columns: [{ title: say('help'), width: 90 }],
      rows: [[say('help1')], [say('help2')], [say('help3')]],
    },
  ];
}
