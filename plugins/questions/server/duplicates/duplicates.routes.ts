import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { filesOfBody } from '../../kit/common/walk-body';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { nearlySame } from '../../model/limits';
import { selectNewest, selectSimilar } from '../bank/bank.queries';
import { type LineParts, linesOf } from '../browsing/lines';
import { selectLines, selectReadable } from '../browsing/lines.queries';
import { similarity, shinglesOf, signatureOf } from '../words/signature';
import { selectCandidates } from './duplicates.queries';

/** Of each band; more have it in common only where it says nothing. */
const mostCandidates = 60;
const mostShown = 10;

export const nearDuplicates =
  (parts: LineParts): Handler<typeof api.nearDuplicates> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const fileIds = filesOfBody(input.body);
    const known = fileIds.length > 0 ? await parts.files.findMany(db, fileIds) : new Map();
    const own = shinglesOf(input.body, known);
    const candidates = await selectCandidates(db, signatureOf(own), actor, input.except ?? null, mostCandidates);
    const pictures = [...new Set(candidates.flatMap(({ body }) => filesOfBody(body)))];
    const contents = pictures.length > 0 ? await parts.files.findMany(db, pictures) : new Map();
    const near = candidates
      .map(({ id, body }) => ({ id, share: similarity(own, shinglesOf(body, contents)) }))
      .filter(({ share }) => share >= nearlySame)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, mostShown);
    const shares = new Map(near.map(({ id, share }) => [id, Math.round(share * 100) / 100]));
    const rows = await selectLines(db, [...shares.keys()], actor, language);
    const lines = await linesOf(call, parts, rows);
    return lines.map((question) => ({ share: shares.get(question.id)!, question }));
  };

export const similarQuestions =
  (parts: LineParts): Handler<typeof api.similarQuestions> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const [version] = await selectNewest(db, await selectReadable(db, actor, [input.id]));
    if (!version) throw notFound('questions.error.notFound');
    // banks that he does not open are left out, so a few more are asked for
    const near: Id[] = (await selectSimilar(db, [version.questionId], input.count * 3)).map(
      ({ questionId }) => questionId,
    );
    const ids = (await selectReadable(db, actor, near)).slice(0, input.count);
    return linesOf(call, parts, await selectLines(db, ids, actor, language));
  };
