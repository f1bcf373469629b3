import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useCall, useText } from 'edutech/core/web/hooks';
import { askForYear } from '../../api';
import { routes } from '../../routes';

/** The city has not entered the next year: who can does it now, all others are told who can, and ask. */
export function NoYear({ keepers }: { readonly keepers: readonly string[] }) {
  const t = useText();
  const call = useCall();
  const ask = useAct(() => call(askForYear, {}), { done: 'organisation.rollOver.asked', changes: false });
  if (keepers.length === 0) {
    return (
      <EmptyState
        title={t('organisation.rollOver.noYear')}
        text={t('organisation.rollOver.noYearText')}
        actions={
          <Button look="primary" to={routes.terms.to()}>
            {t('organisation.rollOver.toTerms')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('organisation.rollOver.noYear')}
      text={t('organisation.rollOver.keepers', { people: keepers.join(t('organisation.rollOver.and')) })}
      actions={
        <Button look="primary" busy={ask.isBusy} onClick={() => void ask.run()}>
          {t('organisation.rollOver.ask')}
        </Button>
      }
    />
  );
}
