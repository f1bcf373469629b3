import { conflict, notFound } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/matters';
import type { MessageWay } from '../../kit/server/message-way';
import type { AccountServices } from '../account-services';
import { selectChoices, upsertChoice } from './choices.queries';
import { bell, counts, isFor } from './chosen-ways';

type Parts = Pick<AccountServices, 'matters' | 'texts' | 'ways'>;

export const matterHandlers = ({ matters, texts, ways }: Parts): Handlers<typeof api> => {
  const mattersOf = ({ category }: SignedIn) => matters.filter((matter) => isFor(matter, category));
  const waysOf = ({ category }: SignedIn) => ways.filter((way) => way.isOn && isFor(way, category));
  return {
    listMatters: async ({ db, actor, language }) => {
      const chosen = await selectChoices(db, actor.personId);
      const reached: { way: MessageWay; since: Date | undefined }[] = [];
      for (const way of waysOf(actor))
        reached.push({ way, since: (await way.reach(db, [actor.personId])).get(actor.personId) });
      const of = (matter: string, way: string) => chosen.find((one) => one.matter === matter && one.way === way);
      return {
        ways: reached.map(({ way: { id, title, missing }, since }) => ({
          id,
          title: texts.say(language, title),
          missing: since ? '' : texts.say(language, missing),
        })),
        matters: mattersOf(actor).map(({ id, title, isFixed = false }) => ({
          id,
          title: texts.say(language, title),
          bell: isFixed || (of(id, bell)?.isOn ?? true),
          isFixed,
          ways: reached.flatMap(({ way, since }) => {
            const choice = of(id, way.id);
            return choice?.isOn && counts(choice.chosenAt, since) ? [way.id] : [];
          }),
        })),
      };
    },
    chooseWay: async ({ db, actor, input: { matter, way, isOn }, now }) => {
      const found = mattersOf(actor).find(({ id }) => id === matter);
      if (!found || (way !== bell && !waysOf(actor).some(({ id }) => id === way)))
        throw notFound('account.notify.unknown');
      if (found.isFixed && way === bell && !isOn) throw conflict('account.notify.fixed');
      await upsertChoice(db, actor.personId, { matter, way, isOn, chosenAt: now });
      return null;
    },
  };
};
