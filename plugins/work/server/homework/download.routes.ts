import { invalid } from 'edutech/core/common/errors';
import type { Db } from 'edutech/core/server/data/db';
import { writtenFile } from 'edutech/core/server/files/contents/written-file';
import type { Handler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import type { PaperSection, QuestionPapers } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import { spaceOf } from '../../model/sheet/answer-space';
import { type HomeworkRow, selectHomework } from './homework.queries';
import type { Parts } from './homework.routes';
import { loadItems, loadKeys, type SheetItem } from './sheet';

interface Writing extends Pick<Parts, 'bank' | 'files'> {
  readonly papers: QuestionPapers<Db>;
  readonly texts: Texts;
}

/** Characters that are not allowed in file names on some system. */
const unfit = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Names of files in an archive: none twice. */
function namesOf(homework: readonly HomeworkRow[]): string[] {
  const taken = new Map<string, number>();
  return homework.map(({ title }) => {
    const name = title.replaceAll(unfit, ' ').trim() || '-';
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** Sections of the sheet; without any, its items follow each other. */
const sectionsOf = ({ sections }: HomeworkRow, items: readonly SheetItem[]): PaperSection[] =>
  sections.map(({ title, note }, at) => ({
    title: [title, note].filter(Boolean).join('　'),
    questions: items.filter(({ section }) => section === at).length,
  }));

export const downloadHomework =
  ({ bank, files, papers, texts }: Writing): Handler<typeof api.downloadHomework> =>
  async ({ db, actor, input: { homeworkIds, format, withAnswers }, language }) => {
    const homework: HomeworkRow[] = [];
    for (const id of homeworkIds) homework.push(await selectHomework(db, actor, id));
    const names = namesOf(homework);
    const parts: { name: string; content: Buffer }[] = [];
    for (const [at, one] of homework.entries()) {
      const items = await loadItems(db, bank, one);
      // files beside an answer card are downloaded from their own page
      if (items.length === 0) continue;
      const keys = withAnswers ? await loadKeys(db, bank, one, items) : new Map();
      const questions = items.map(({ id, body, space }) => ({
        id,
        body,
        key: keys.get(id)?.key ?? {},
        space: spaceOf(space, body.type),
      }));
      const sections = sectionsOf(one, items);
      const paper = { title: one.title, note: one.note, sections, language, withAnswers, questions };
      const bytes = await papers.write(db, paper, format);
      // beside the sheet for students in one folder, and never mistaken for it
      const name = withAnswers ? texts.say(language, 'work.download.withAnswers', { name: names[at]! }) : names[at];
      parts.push({ name: `${name}.${format}`, content: Buffer.from(bytes) });
    }
    const [first] = parts;
    if (!first) throw invalid('work.error.empty');
    if (parts.length === 1)
      return writtenFile(db, files, actor, { name: first.name, bytes: first.content, group: 'attachments' });
    const name = texts.say(language, 'work.download.archive', { count: parts.length });
    return writtenFile(db, files, actor, { name: `${name}.zip`, bytes: storedZip(parts), group: 'papers' });
  };
