import { useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import type { Outcome } from './outcome';

const PractiseDrawer = onDemand(() => import('./PractiseDrawer').then((module) => module.PractiseDrawer));

/** The way to what helps on at an item: its question is one of the bank. */
export function PractiseItem({ attemptId, outcome }: { readonly attemptId: Id; readonly outcome: Outcome }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { item, number } = outcome;
  if (item.questionId === null) return null;
  return (
    <>
      <Button look="quiet" icon="Lightbulb" onClick={() => setOpen(true)}>
        {t('work.practise')}
      </Button>
      {isOpen && (
        <PractiseDrawer attemptId={attemptId} itemId={item.itemId} number={number} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
