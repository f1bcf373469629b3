import { AppError, wireCodes } from 'edutech/core/common/errors';
import { categories } from 'edutech/core/common/permissions/people';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import { selectWithoutOwnPassword } from 'edutech/plugins/organisation/kit/server/cards/account-cards.queries';
import { selectAccountOf } from 'edutech/core/server/sign-in/login/accounts.queries';
import { computerAt } from 'edutech/core/server/sign-in/login/shared-computers';
import type * as api from '../../api/card';
import { classroomLife } from '../../model/class-code/pictures';
import type { ClassCodeServices } from '../class-code/class-code-services';

const system = asSystem('somebody signs in by a card');

export const signInByCard =
  ({ cards, database, sharedComputers, signIns }: ClassCodeServices): Handler<typeof api.signInByCard> =>
  async (call) => {
    const { input, now } = call;
    const attempt = await signIns.attempt(call, { account: null, proof: input.proof });
    const card = await database.read(system, async (db) => {
      const found = await cards.find(db, input.secret);
      const account = found && !found.isDisabled ? await selectAccountOf(db, found.personId) : undefined;
      if (!found || !account) return null;
      const isStudent = account.category === categories.student;
      const isNew = isStudent || (await selectWithoutOwnPassword(db, [account.id])).length > 0;
      if (!isNew) return null;
      // a school's computer is shared whatever the page says of it
      const isShared = input.isShared === true || (await computerAt(sharedComputers, db, call)) !== 'own';
      return { ...found, isNarrow: isStudent && isShared };
    });
    if (!card) {
      await signIns.failed(call, 'card', null);
      throw new AppError('account.card.refused', wireCodes.badRequest);
    }
    const narrowed = card.isNarrow ? ({ limit: 'classroom', life: classroomLife } as const) : {};
    return signIns.begin(call, {
      personId: card.personId,
      way: 'card',
      attempt,
      ...narrowed,
      also: (db) => cards.used(db, card.cardId, now),
    });
  };
