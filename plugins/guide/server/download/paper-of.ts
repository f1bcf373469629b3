import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { Paper, PaperQuestion, PaperSection, QuestionBank } from 'edutech/plugins/questions/api';
import { type Content, plainContent } from 'edutech/plugins/questions/kit/common/content';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { type Block, isItem, type Part, phases, questionsIn } from '../../model/book/document';
import type { BookRow } from '../books/books.queries';
import { shownItems } from '../books/shown-items';

interface Wanted {
  readonly bank: QuestionBank<Db>;
  readonly texts: Texts;
  readonly language: Language;
  readonly withAnswers: boolean;
}

/** What a part says on paper, where it is no item; films and pages elsewhere are named. */
function textOfPart(part: Part): Content {
  if (part.kind === 'text') return part.content as Content;
  if (part.kind === 'link') return plainContent(`▷ ${part.title}　${part.address}`);
  return part.kind === 'file' && !part.mime.startsWith('image/') ? plainContent(`▷ ${part.name}`) : pictureOf(part);
}

/** As wide as pictures stand in texts. CSS pixels. */
const pictureWidth = 320;
const pictureOf = (part: Part): Content =>
  part.kind === 'file'
    ? [{ kind: 'picture', file: part.file, width: pictureWidth, height: Math.round(pictureWidth * 0.66), alt: '' }]
    : [];

interface Run {
  readonly intro: Content;
  readonly itemIds: string[];
}

/** Parts in their order, as texts each with the items that follow it. */
function runsOf({ parts }: Block): Run[] {
  const runs: { intro: Content; itemIds: string[] }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (isItem(part)) {
      if (last) last.itemIds.push(part.id);
      else runs.push({ intro: [], itemIds: [part.id] });
    } else if (last && last.itemIds.length === 0) last.intro = [...last.intro, ...textOfPart(part)];
    else runs.push({ intro: textOfPart(part), itemIds: [] });
  }
  return runs.length > 0 ? runs : [{ intro: [], itemIds: [] }];
}

/** A guide book as it is printed: phases as parts, blocks as sections, texts before the items that follow them. */
export async function paperOf(db: Db, book: BookRow, { bank, texts, language, withAnswers }: Wanted): Promise<Paper> {
  const { blocks } = book.document;
  const items = new Map((await shownItems(db, bank, blocks)).map((item) => [item.itemId, item]));
  const questions = questionsIn(book.document);
  const keys = withAnswers && questions.length > 0 ? await bank.keys(db, questions) : new Map();
  const keyOf = new Map(questions.map((one) => [one.id, keys.get(versionKey(one))]));
  const sections: PaperSection[] = [];
  const printed: PaperQuestion[] = [];
  for (const phase of phases)
    for (const [at, block] of blocks.filter((one) => one.phase === phase).entries())
      for (const [run, { intro, itemIds }] of runsOf(block).entries()) {
        const shown = itemIds.flatMap((id) => items.get(id) ?? []);
        const kind = texts.say(language, `guide.file.kind.${block.kind}`);
        sections.push({
          title: run > 0 ? '' : block.title === '' ? kind : `${kind}　${block.title}`,
          questions: shown.length,
          intro,
          ...(at === 0 && run === 0 && { part: texts.say(language, `guide.file.phase.${phase}`) }),
        });
        printed.push(...shown.map(({ itemId, body }) => ({ id: itemId, body, key: keyOf.get(itemId) ?? {} })));
      }
  return { title: book.title, language, answers: withAnswers ? 'after' : 'none', sections, questions: printed };
}
