import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { type LineParts, linesOf } from '../browsing/lines';
import { selectLines } from '../browsing/lines.queries';
import { likeness, piecesOf, piecesOfBody, stretchesOf } from '../words/recognised';
import { selectHaving } from './like-text.queries';

const most = { each: 200, together: 100 };
const mostShown = 10;
/** Below this two questions share no more than any two of one chapter. */
const leastLikeness = 0.2;

export const questionsLikeText =
  (parts: LineParts): Handler<typeof api.questionsLikeText> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const stretches = stretchesOf(input.text);
    if (stretches.length === 0) return [];
    const own = piecesOf(input.text);
    const near = (await selectHaving(db, stretches, actor, most))
      .map(({ id, body }) => ({ id, share: likeness(own, piecesOfBody(body)) }))
      .filter(({ share }) => share >= leastLikeness)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, mostShown);
    const shares = new Map(near.map(({ id, share }) => [id, Math.round(share * 100) / 100]));
    const lines = await linesOf(call, parts, await selectLines(db, [...shares.keys()], actor, language));
    return lines.map((question) => ({ share: shares.get(question.id)!, question }));
  };
