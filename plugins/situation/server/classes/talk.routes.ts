import { notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfBody, filesOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import type * as api from '../../api';
import { fewestPeople } from '../../model/states';
import { lastMondays } from '../../model/weeks';
import { countedSince } from './class-data';
import { type Parts, pointNames } from './class.routes';
import { selectPointAnswers, selectStudents, selectTaught } from './class.queries';
import { askedIn, mistakesIn, similarTo } from './point-questions';

/** Questions of a lesson's talk that the class has answered. */
const mostAsked = 4;

export const talkPack =
  ({ bank, files, textbooks }: Parts & { readonly files: Files }): Handler<typeof api.talkPack> =>
  async ({ db, actor, input, now, language }) => {
    const taught = await selectTaught(db, actor, input);
    const present = new Set((await selectStudents(db, taught)).map(({ studentId }) => studentId));
    const since = await countedSince(db, input.span, { mondays: lastMondays(now), now, language });
    const answers = (await selectPointAnswers(db, taught, input.pointId, since)).filter(({ personId }) =>
      present.has(personId),
    );
    const name = (await pointNames(db, textbooks, [input.pointId], language)).get(input.pointId);
    if (name === undefined) throw notFound('situation.error.noPoint');
    const asked = askedIn(answers).filter(({ people }) => people >= fewestPeople);
    const told = asked.slice(0, mostAsked).map((one) => ({
      ...one.version,
      share: one.share,
      people: one.people,
      mistakes: mistakesIn(one.answers).map(({ wrote, people }) => ({ wrote, people })),
    }));
    const [like] = await similarTo(db, bank, askedIn(answers), 1);
    const listed = like ? [...told, { ...like, share: null, people: 0, mistakes: [] }] : told;
    const [bodies, keys] = await Promise.all([bank.bodies(db, listed), bank.keys(db, listed)]);
    const questions = listed.flatMap(({ version: _, ...one }) => {
      const at = versionKey({ questionId: one.questionId, version: _ });
      const body = bodies.get(at);
      return body ? [{ ...one, body, key: keys.get(at) ?? null }] : [];
    });
    const ids = questions.flatMap(({ body, key }) => [...filesOfBody(body), ...(key ? filesOfKey(key) : [])]);
    const found = ids.length > 0 ? await files.findMany(db, [...new Set(ids)]) : new Map();
    return {
      name,
      questions,
      media: [...found.values()].map((file) => ({
        fileId: file.id,
        address: files.ticketAddress(file, 'view', actor.sessionId),
      })),
    };
  };
