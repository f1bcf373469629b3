import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';

interface TrashWish<Item> {
  /** The table shows what was removed. */
  readonly isTrash: boolean;
  readonly rule: 'preparing_center_tea.plan_delete' | 'preparing_center_tea.exercise_delete';
  readonly remove: (items: readonly Item[]) => Promise<{ readonly count: number }>;
  readonly restore: (items: readonly Item[]) => Promise<{ readonly count: number }>;
}

/** What a table offers to move rows to the trash, or out of it: for many, and at each row. Each is the undo of the other. */
export function useTrashActs<Item>({ isTrash, rule, remove, restore }: TrashWish<Item>) {
  const t = useText();
  const [act, back] = isTrash ? [restore, remove] : [remove, restore];
  const { isBusy, run } = useAct(act, {
    done: ({ count }) => ({ id: isTrash ? 'prepare.restored' : 'prepare.removed', values: { count } }),
    undo: (_, items) => back(items),
  });
  const words = t(isTrash ? 'prepare.restore' : 'prepare.remove');
  const icon = isTrash ? 'ArrowUndo' : 'Delete';
  return {
    bulk: (chosen: readonly Item[], done: () => void): ReactNode => (
      <Can rule={[rule]}>
        <Button
          size="small"
          icon={icon}
          busy={isBusy}
          onClick={() => void run(chosen).then((isDone) => isDone && done())}
        >
          {words}
        </Button>
      </Can>
    ),
    acts: (item: Item): ReactNode => (
      <Can rule={[rule]}>
        <IconButton icon={icon} label={words} onClick={() => void run([item])} />
      </Can>
    ),
  };
}
