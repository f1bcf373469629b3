import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useServices } from 'edutech/core/web/hooks';
import { appointPerson, freezePeople, resetPasswords } from '../../api';
import type { ToldPasswords } from './PasswordsDialog';

/** Somebody whose account is acted on. */
interface Account {
  readonly id: string;
  readonly name: string;
}

/**
 * What is done with accounts, one or many: new first passwords, which are told once, freezing and thawing, which answer
 * whether it was done; and who administers.
 */
export function useAccountActs(tell: (told: ToldPasswords) => void) {
  const { call, dialogs } = useServices();
  const say = useUndo();
  const idsOf = (accounts: readonly Account[]) => accounts.map(({ id }) => id);
  return {
    async reset(accounts: readonly Account[]) {
      // it cannot be taken back: the old password is gone
      const isMeant = await dialogs.confirm({
        title: 'organisation.people.reset',
        text: 'organisation.people.resetText',
        ok: 'organisation.people.resetOk',
      });
      if (!isMeant) return false;
      const told = await call(resetPasswords, { personIds: idsOf(accounts) }).catch(() => null);
      if (told) tell(told);
      return told !== null;
    },
    /** The account changes sides, so it is asked first; it can be taken back all the same. */
    async appoint(account: Account, isAdministrator: boolean, reload: () => void) {
      const act = isAdministrator ? 'appoint' : 'dismiss';
      const isMeant = await dialogs.confirm({
        title: `organisation.people.${act}`,
        text: `organisation.people.${act}Text`,
        ok: `organisation.people.${act}Ok`,
      });
      if (!isMeant) return;
      const person = { personId: account.id };
      const isDone = await call(appointPerson, { ...person, isAdministrator }).then(
        () => true,
        () => false,
      );
      if (!isDone) return;
      say(`organisation.people.${act}Done`, { name: account.name }, async () => {
        await call(appointPerson, { ...person, isAdministrator: !isAdministrator });
        reload();
      });
    },
    async freeze(accounts: readonly Account[], isFrozen: boolean) {
      const { personIds } = await call(freezePeople, { personIds: idsOf(accounts), isFrozen }).catch(() => ({
        personIds: [] as string[],
      }));
      if (personIds.length === 0) return false;
      say(
        isFrozen ? 'organisation.people.frozenDone' : 'organisation.people.thawedDone',
        { count: personIds.length },
        () => call(freezePeople, { personIds, isFrozen: !isFrozen }),
      );
      return true;
    },
  };
}
