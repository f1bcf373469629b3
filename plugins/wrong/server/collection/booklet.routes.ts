import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import { type Content, plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { isComposite, questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { Paper, PaperQuestion, QuestionPapers } from 'edutech/plugins/questions/api';
import { cityDay } from 'edutech/plugins/questions/kit/common/scheduling/days';
import type * as api from '../../api';
import { routes } from '../../routes';
import { bodyOf, mediaOf, type Parts, versionsOf } from '../present-entries';
import { keysOf } from '../sources';
import { ownerFilter } from './collection.routes';
import { type EntryRow, selectOwnEntries } from './entries.queries';

/** A photo stands in a frame of this size, as large as there is room in it. CSS pixels. */
const frame = { width: 480, height: 300 };

/** Booklets have no points: nobody marks them. */
const withoutPoints = (body: QuestionBody): QuestionBody => ({
  ...body,
  points: 0,
  ...(body.parts && { parts: body.parts.map((part) => ({ ...part, points: 0 })) }),
});

/** What is asked by an entry: a question of the bank, or the pictures of one. */
function asked(body: QuestionBody | null, { pictures, words }: EntryRow): QuestionBody {
  if (body) return withoutPoints(body);
  const photos: Content = pictures.map((file) => ({ kind: 'picture', file, alt: words, ...frame }));
  return { type: questionTypes.shortAnswer, stem: [...plainContent(words), ...photos], points: 0 };
}

/** Lines to write on: few where the answer is short. */
const spaceOf = ({ type }: QuestionBody): PaperSpace => ({
  kind: 'lines',
  rows: type <= questionTypes.gapFilling ? 2 : 6,
});

/** A key that says why there is none. */
function reasonInstead(body: QuestionBody, words: string): QuestionKey {
  const answer = plainContent(words);
  return isComposite(body.type) ? { parts: (body.parts ?? []).map(() => ({ answer })) } : { answer };
}

interface BookletParts extends Parts {
  readonly papers: QuestionPapers;
  readonly settings: Settings;
  readonly texts: Texts;
}

export const bookletPages =
  (parts: BookletParts): Handler<typeof api.bookletPages> =>
  async (call) => {
    const { db, actor, input, now, language } = call;
    const { papers, settings, texts, files } = parts;
    const { entryIds, layout, hasCodes, look } = input;
    const found = await selectOwnEntries(db, await ownerFilter(db, parts, actor, now), entryIds, language);
    if (found.length < entryIds.length) throw notFound('wrong.error.noEntry');
    const rows = entryIds.map((id) => found.find((row) => row.id === id)!);
    const bodies = await parts.bank.bodies(db, versionsOf(rows));
    const keys = layout === 'answers' ? await keysOf(db, parts, rows, now) : new Map<Id, QuestionKey>();
    const say = (name: string, params: Readonly<Record<string, string>> = {}) =>
      texts.say(language, `wrong.booklet.${name}`, params);
    const questions = rows.map((row): PaperQuestion => {
      const known = bodyOf(bodies, row);
      const body = asked(known, row);
      const address = new URL(routes.studentList.to({ entry: row.id }), originOf(call, settings)).href;
      return {
        id: row.id,
        body,
        key: keys.get(row.id) ?? reasonInstead(body, say(known ? 'withheld' : 'noKey')),
        space: layout === 'space' ? spaceOf(body) : { kind: 'none', rows: 1 },
        ...(hasCodes && { code: { text: address, label: say('code') } }),
      };
    });
    const paper: Paper = {
      title: say('title', { name: actor.name }),
      language,
      answers: layout === 'answers' ? 'after' : 'none',
      front: { info: cityDay(now) },
      look,
      sections: [{ title: '', questions: questions.length }],
      questions,
    };
    const pages = await papers.pages(paper);
    const shown = pages.flatMap(({ inks }) => inks.flatMap((ink) => (ink.kind === 'picture' ? [ink.file as Id] : [])));
    return { pages, media: [...(await mediaOf(db, files, actor, shown)).values()] };
  };
