import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { PersonItem } from '../../api';
import type { useAccountActs } from './use-account-acts';
import type { useCardActs } from './use-card-acts';

interface BulkActsProps {
  readonly chosen: readonly Pick<PersonItem, 'id' | 'name' | 'isFrozen'>[];
  readonly done: () => void;
  readonly acts: ReturnType<typeof useAccountActs>;
  readonly cards: ReturnType<typeof useCardActs>;
  /** Whose cards are printed: a school prints its own people's. */
  readonly of?: { readonly schoolId: string; readonly kind: 'students' | 'staff' };
}

/** What is done with the accounts that were chosen in a list. */
export function BulkActs({ chosen, done, acts, cards, of }: BulkActsProps) {
  const t = useText();
  const frozen = chosen.filter(({ isFrozen }) => isFrozen);
  const active = chosen.filter(({ isFrozen }) => !isFrozen);
  // who thought better of it still has them chosen
  const finish = async (work: Promise<boolean>) => {
    if (await work) done();
  };
  const print = () =>
    of &&
    cards.print(
      of.schoolId,
      of.kind,
      active.map(({ id }) => id),
    );
  return (
    <>
      <Button size="small" icon="LockClosed" onClick={() => void finish(acts.reset(chosen))}>
        {t('organisation.people.reset')}
      </Button>
      {of && active.length > 0 && (
        <Button size="small" icon="Print" disabled={cards.printing.isBusy} onClick={() => void print()}>
          {t('organisation.people.printCard')}
        </Button>
      )}
      <Button size="small" icon="Dismiss" onClick={() => void finish(cards.revoke(chosen))}>
        {t('organisation.people.revokeCard')}
      </Button>
      {active.length > 0 && (
        <Button size="small" icon="Prohibited" onClick={() => void finish(acts.freeze(active, true))}>
          {t('organisation.people.freeze')}
        </Button>
      )}
      {frozen.length > 0 && (
        <Button size="small" icon="Checkmark" onClick={() => void finish(acts.freeze(frozen, false))}>
          {t('organisation.people.thaw')}
        </Button>
      )}
    </>
  );
}
