import { useState } from 'react';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Button } from 'edutech/core/ui/Button';
import { useCall, useText } from 'edutech/core/web/hooks';
import { routes as bank } from 'edutech/plugins/questions/routes';
import { BankSource } from 'edutech/plugins/questions/kit/ui/sources/BankSource';
import { BasketSource } from 'edutech/plugins/questions/kit/ui/sources/BasketSource';
import { ImportSource } from 'edutech/plugins/questions/kit/ui/sources/ImportSource';
import { SourceDeskContext } from 'edutech/plugins/questions/kit/ui/sources/source-desk';
import { addToSet, removeFromSet } from '../../api';

const sources = ['bank', 'own', 'basket', 'paper'] as const;
type Source = (typeof sources)[number];

interface Had {
  readonly questionId: string;
  readonly itemId: string;
}

/** Questions come into the set from the bank, the basket, or a paper of Word or Excel that the bank has read. */
export function ImportDrawer({ have, onClose }: { readonly have: readonly Had[]; readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const [source, setSource] = useState<Source>('bank');
  const [added, setAdded] = useState<readonly Had[]>(have);
  const add = useAct(
    async (questionIds: readonly string[]) => {
      const { itemIds } = await call(addToSet, { questionIds: [...questionIds] });
      setAdded((before) => [...before, ...questionIds.map((questionId, at) => ({ questionId, itemId: itemIds[at]! }))]);
      return itemIds.length;
    },
    { done: (count) => ({ id: 'coach.set.added', values: { count } }), changes: false },
  );
  const remove = useAct(
    async (itemId: string) => {
      await call(removeFromSet, { itemIds: [itemId], removed: true });
      setAdded((before) => before.filter((one) => one.itemId !== itemId));
    },
    { changes: false },
  );
  return (
    <SideDrawer title={t('coach.set.import')} wide onClose={onClose}>
      <Stack packed className="form-body">
        <Segmented
          label={t('coach.set.from')}
          value={source}
          options={sources.map((value) => ({ value, label: t(`coach.set.from.${value}`) }))}
          onChange={setSource}
        />
        <SourceDeskContext.Provider
          value={{
            subjectId: undefined,
            stageId: undefined,
            itemOf: (questionId) => added.find((one) => one.questionId === questionId)?.itemId,
            add: (questions) => void add.run(questions.map(({ id }) => id)),
            remove: (itemId) => void remove.run(itemId),
            drag: () => undefined,
            isLocked: add.isBusy,
          }}
        >
          {(source === 'bank' || source === 'own') && <BankSource key={source} which={source} />}
          {source === 'basket' && <BasketSource />}
          {source === 'paper' && (
            <ImportSource
              upload={
                <Button icon="ArrowUpload" to={bank.import.to()}>
                  {t('coach.set.upload')}
                </Button>
              }
            />
          )}
        </SourceDeskContext.Provider>
      </Stack>
    </SideDrawer>
  );
}
