import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { draftAnswer } from '../../../api';
import type { StuckPlace } from '../../../model/request';

interface DraftButtonProps {
  readonly itemId: string;
  readonly stuck: StuckPlace | null;
  readonly onDraft: (text: string) => void;
}

/** Asks the assistant for a draft, which the teacher reads, corrects, and publishes or not. */
export function DraftButton({ itemId, stuck, onDraft }: DraftButtonProps) {
  const t = useText();
  const call = useCall();
  const draft = useAct(async () => onDraft((await call(draftAnswer, { itemId, ...(stuck && { stuck }) })).text), {
    done: 'coach.draft.done',
    changes: false,
  });
  return (
    <Button size="small" look="quiet" icon="Lightbulb" busy={draft.isBusy} onClick={() => void draft.run()}>
      {t('coach.draft')}
    </Button>
  );
}
