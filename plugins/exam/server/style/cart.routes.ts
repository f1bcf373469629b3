import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { answeredParts, pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type * as api from '../../api';
import type { CartGroup } from '../../api/style';
import { selectStyle } from './style.queries';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly texts: Texts;
}

/** Groups are made anew at each call, so their sums are those of the basket, and a group without questions is not there. */
export const examCart =
  ({ bank, texts }: Parts): Handler<typeof api.examCart> =>
  async ({ db, actor, input, language }) => {
    const say = (name: string, params: Readonly<Record<string, number>>) =>
      texts.say(language, `exam.print.${name}`, params);
    const style = await selectStyle(db, actor.personId, input);
    const versions = await bank.basket(db, input);
    const bodies = await bank.bodies(db, versions);
    const questions = versions.flatMap((one) => {
      const body = bodies.get(versionKey(one));
      return body ? [{ questionBankId: one.questionId, body }] : [];
    });
    return [...Map.groupBy(questions, ({ body }) => body.type)].map(([typeId, inside]): CartGroup => {
      const typeName = say('type', { type: typeId });
      const worth = inside.flatMap(({ body }) => answeredParts(body).map(({ points }) => points));
      const score = inside.reduce((sum, { body }) => sum + pointsOf(body), 0);
      const each = new Set(worth).size === 1 && worth.length > 1 ? worth[0]! : 0;
      return {
        typeId,
        typeName,
        ratingBar: style?.blocks.sectionScores.isOn ?? false,
        desc: say('sums', { count: worth.length, each, points: score }),
        score,
        questionAdded: inside.map(({ questionBankId, body }) => ({
          typeId,
          typeName,
          score: pointsOf(body),
          questionBankId,
        })),
      };
    });
  };
