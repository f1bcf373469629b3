import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useText } from 'edutech/core/web/hooks';
import { mostAtOnce } from '../../../model/limits';
import { basketKeepers } from '../../../model/rights';
import { BasketWays } from '../../basket/BasketWays';
import { useBasket } from '../../basket/use-basket';
import { PaperWays } from '../PaperWays';
import { spaceAddress } from '../../shared/addresses';

interface DoneProps {
  readonly importId: string;
  readonly ids: readonly string[];
  readonly waiting: number;
  readonly onClose: () => void;
}

/** What is in the bank now, what waits, and where one goes on. */
export function Done({ importId, ids, waiting, onClose }: DoneProps) {
  const t = useText();
  const mayKeep = useCan(basketKeepers);
  const { add } = useBasket();
  const [state, setState] = useState<'out' | 'busy' | 'in'>('out');
  const addAll = async () => {
    setState('busy');
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      if (!(await add(ids.slice(from, from + mostAtOnce).map((id) => ({ id }))))) return setState('out');
    }
    setState('in');
  };
  return (
    <ToldDialog
      title={t('questions.import.done', { count: ids.length })}
      note={t('questions.import.done.waiting', { waiting })}
      close="outline"
      actions={
        <>
          <Button to={spaceAddress('personal')}>{t('questions.import.done.bank')}</Button>
          {mayKeep && ids.length > 0 && state !== 'in' && (
            <Button busy={state === 'busy'} onClick={() => void addAll()}>
              {t('questions.import.done.basket')}
            </Button>
          )}
          {state === 'in' && <BasketWays />}
          {ids.length > 0 && <PaperWays importId={importId} />}
        </>
      }
      onClose={onClose}
    >
      {null}
    </ToldDialog>
  );
}
