import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useMessages, useServices } from 'edutech/core/web/hooks';
import { type CardScope, printCards, restoreCards, revokeCards } from '../../api';
import { usePrinting } from '../cards/use-printing';

/** What is done with account cards of one or many: printed anew, and ended when they are lost. */
export function useCardActs() {
  const { call, dialogs } = useServices();
  const messages = useMessages();
  const say = useUndo();
  const printing = usePrinting('cards');
  return {
    printing,
    print: (schoolId: string, kind: CardScope['kind'], personIds: readonly string[]) =>
      printing.start(() => call(printCards, { schoolId, scope: { kind, personIds: [...personIds] }, all: false })),
    /** Whether it was done. */
    async revoke(accounts: readonly { readonly id: string }[]) {
      const isMeant = await dialogs.confirm({
        title: 'organisation.people.revokeCard',
        text: 'organisation.people.revokeCardText',
        ok: 'organisation.people.revokeCardOk',
        danger: true,
      });
      if (!isMeant) return false;
      const ended = await call(revokeCards, { personIds: accounts.map(({ id }) => id) }).catch(() => null);
      if (!ended) return false;
      const { personIds, revokedAt } = ended;
      if (personIds.length === 0) messages.show('organisation.people.noCard', { tone: 'info' });
      else
        say('organisation.people.cardRevoked', { count: personIds.length }, () =>
          call(restoreCards, { personIds, revokedAt }),
        );
      return true;
    },
  };
}
