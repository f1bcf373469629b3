import { forbidden, invalid } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type * as api from '../../api';
import type { ExplainingFilms } from '../../api/practising';
import { maySeeKeys } from '../../model/answering/release';
import { mostFilms, mostSimilar } from '../../model/limits';
import { withheldQuestions } from '../contributions/wrong-source';
import { filesOfBodies, filesOfKeys, loadItems, mediaOf } from '../homework/sheet';
import { selectOwnAttempt } from './own-attempts.queries';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly films: readonly ExplainingFilms<Db>[];
}

export const practiseItem =
  (parts: Parts): Handler<typeof api.practiseItem> =>
  async ({ db, actor, input, now, language }) => {
    const { bank, films } = parts;
    const mine = await selectOwnAttempt(db, actor, input.attemptId, language);
    if (!maySeeKeys(mine.times, mine, now)) throw forbidden('work.error.notReleased');
    const items = await loadItems(db, bank, { schoolId: mine.schoolId, id: mine.homeworkId }, mine.tier);
    const item = items.find(({ id }) => id === input.itemId);
    if (!item) throw invalid('work.error.noItem');
    if (!item.question) return { questions: [], media: [], films: [] };
    const met = new Set(items.flatMap(({ question }) => question?.questionId ?? []));
    // a few more than are shown, since those that the student meets elsewhere are left out
    const near = (await bank.similar(db, item.question, mostSimilar * 4)).filter(
      ({ questionId }) => !met.has(questionId),
    );
    const withheld = await withheldQuestions(db, actor.personId, near, now);
    const free = near.filter(({ questionId }) => !withheld.has(questionId)).slice(0, mostSimilar);
    const facts = await bank.facts(db, [item.question]);
    const nodeIds = facts.get(versionKey(item.question))?.nodeIds ?? [];
    const [shown, found] = await Promise.all([
      withAnswers(db, parts, free),
      Promise.all(films.map((source) => source.on(db, { nodeIds, count: mostFilms, language }))),
    ]);
    const files = [...filesOfBodies(shown.map(({ body }) => body)), ...filesOfKeys(shown.map(({ key }) => key))];
    return {
      questions: shown,
      media: await mediaOf(parts, db, [...new Set(files)], actor.sessionId),
      films: found.flat().slice(0, mostFilms),
    };
  };

/** Questions with their answers; one without is no use to who practises alone. */
async function withAnswers(db: Db, { bank }: Pick<Parts, 'bank'>, versions: readonly QuestionVersion[]) {
  const [bodies, keys] = await Promise.all([bank.bodies(db, versions), bank.keys(db, versions)]);
  return versions.flatMap((version) => {
    const [body, key] = [bodies.get(versionKey(version)), keys.get(versionKey(version))];
    return body && key ? [{ questionId: version.questionId, body, key }] : [];
  });
}
