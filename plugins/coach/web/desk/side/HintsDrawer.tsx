import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { Writer } from 'edutech/plugins/questions/kit/ui/question/writing/Writer';
import { type deskItem, saveHints } from '../../../api';
import { type Rung, rungs } from '../../../model/ladder';

interface HintsDrawerProps {
  readonly itemId: string;
  readonly hints: OutputOf<typeof deskItem>['hints'];
  readonly onClose: () => void;
}

/** Writes the three rungs of a ladder; one that is empty is left out. */
export function HintsDrawer({ itemId, hints, onClose }: HintsDrawerProps) {
  const t = useText();
  const call = useCall();
  const [written, setWritten] = useState<Readonly<Record<Rung, Content>>>(() => {
    const of = (rung: Rung): Content => hints.find((hint) => hint.rung === rung)?.content ?? [];
    return { 1: of(1), 2: of(2), 3: of(3) };
  });
  const save = useAct(
    async () => {
      await call(saveHints, { itemId, rungs: rungs.map((rung) => ({ rung, content: written[rung] })) });
      onClose();
    },
    { done: 'coach.hint.saved' },
  );
  usePageKeys(
    ({ key, ctrlKey, metaKey }) => {
      if (key !== 'Enter' || !(ctrlKey || metaKey)) return false;
      void save.run();
      return true;
    },
    { commands: true, own: '.form-drawer' },
  );
  return (
    <SideDrawer title={t('coach.hint.write')} wide onClose={onClose}>
      <Stack packed className="form-body">
        <p className="note">{t('coach.hint.note')}</p>
        {rungs.map((rung) => (
          <Stack key={rung} gap={1}>
            <h3 className="t-strong">
              {rung} {t(`coach.rung.${rung}`)}
            </h3>
            <Writer
              content={written[rung]}
              onChange={(content) => setWritten((before) => ({ ...before, [rung]: content }))}
              label={t(`coach.rung.${rung}`)}
              placeholder={t(`coach.hint.placeholder.${rung}`)}
              media={{}}
              stage="junior"
              isFull={false}
            />
          </Stack>
        ))}
      </Stack>
      <footer className="form-foot lined-top pad-t-3">
        <Button look="primary" busy={save.isBusy} onClick={() => void save.run()}>
          {t('coach.save')}
        </Button>
      </footer>
    </SideDrawer>
  );
}
