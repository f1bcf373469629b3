import { conflict, notFound } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handlers } from 'edutech/core/server/call';
import type { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api/matters';
import { selectChoices, upsertChoice } from './choices.queries';

interface Parts {
  readonly matters: readonly NotificationMatter[];
  readonly texts: Texts;
}

/** Without a choice the bell rings, and nobody is sent a letter. */
const usual = { bell: true, mail: false };

const isOf = ({ category }: SignedIn, { types }: NotificationMatter) => !types || types.includes(category);

export const matterHandlers = ({ matters, texts }: Parts): Handlers<typeof api> => ({
  listMatters: async ({ db, actor, language }) => {
    const chosen = new Map((await selectChoices(db, actor.personId)).map((choice) => [choice.matter, choice]));
    return matters
      .filter((matter) => isOf(actor, matter))
      .map(({ id, title, isFixed = false }) => {
        const { bell, mail } = chosen.get(id) ?? usual;
        return { id, title: texts.say(language, title), bell: bell || isFixed, mail, isFixed };
      });
  },
  chooseWays: async ({ db, actor, input }) => {
    const matter = matters.find(({ id }) => id === input.matter);
    if (!matter || !isOf(actor, matter)) throw notFound('account.notify.unknown');
    if (matter.isFixed && !input.bell) throw conflict('account.notify.fixed');
    await upsertChoice(db, actor.personId, input);
    return null;
  },
});
