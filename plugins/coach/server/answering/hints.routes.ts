import type { Handler } from 'edutech/core/server/call';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { isEmptyContent } from 'edutech/plugins/questions/kit/common/walk-content';
import type { QuestionPapers } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import { itemOnDesk } from '../desk/desk.routes';
import { selectPictures } from '../items/items.queries';
import { bodiesOf, mediaOf } from '../items/present-item';
import type { Parts } from '../parts';
import { deleteHint, upsertHint } from './hints.queries';

export const saveHints: Handler<typeof api.saveHints> = async ({ db, actor, input, now, language }) => {
  const { item } = await itemOnDesk(db, actor, input.itemId, { now, language });
  for (const { rung, content } of input.rungs) {
    if (isEmptyContent(content)) await deleteHint(db, item, rung);
    else await upsertHint(db, item, { rung, content, authorId: actor.personId, now });
  }
  return { count: input.rungs.length };
};

/** A photo stands in a frame of this size, as large as there is room in it. CSS pixels. */
const frame = { width: 640, height: 420 };
/** What a question comes to when nobody marks it. */
const withoutPoints = (body: QuestionBody): QuestionBody => ({
  ...body,
  points: 0,
  ...(body.parts && { parts: body.parts.map((part) => ({ ...part, points: 0 })) }),
});

/** The item as a printed page: its ink is drawn on the board of a film, where formulas are shapes. */
export const boardOf =
  ({ bank, files }: Parts, papers: QuestionPapers): Handler<typeof api.boardOf> =>
  async ({ db, actor, input, now, language }) => {
    const { item } = await itemOnDesk(db, actor, input.itemId, { now, language });
    const known = (await bodiesOf(db, bank, [item]))(item);
    const pictures = item.questionId ? [] : await selectPictures(db, item);
    const own: QuestionBody = {
      type: questionTypes.shortAnswer,
      stem: [
        ...plainContent(item.words),
        ...pictures.map(({ fileId }) => ({ kind: 'picture' as const, file: fileId, alt: item.words, ...frame })),
      ],
      points: 0,
    };
    const [page] = await papers.pages({
      title: '',
      language,
      answers: 'none',
      front: { hasPageNumbers: false },
      look: { size: 'a4' },
      sections: [{ title: '', questions: 1 }],
      questions: [
        {
          id: item.id,
          body: known ? withoutPoints(known) : own,
          key: { answer: [] },
          space: { kind: 'none', rows: 1 },
        },
      ],
    });
    const shown = page!.inks.flatMap((ink) => (ink.kind === 'picture' ? [ink.file] : []));
    return { page: page!, media: await mediaOf(db, files, actor, shown) };
  };
