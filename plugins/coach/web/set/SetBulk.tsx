import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Preparation } from 'edutech/plugins/questions/api';
import { exportSet, removeFromSet } from '../../api';

const PreparedDownload = onDemand(() =>
  import('edutech/plugins/questions/kit/ui/prepared/PreparedDownload').then((part) => part.PreparedDownload),
);

/** What is done with some questions of the set: a file of them, or taking them out. */
export function SetBulk({ itemIds, onClear }: { readonly itemIds: readonly string[]; readonly onClear: () => void }) {
  const t = useText();
  const call = useCall();
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const ids = [...itemIds];
  const write = useAct(
    async (format: 'docx' | 'pdf') => setPreparation(await call(exportSet, { itemIds: ids, format, withHints: true })),
    { changes: false },
  );
  const remove = useAct(
    async () => {
      const { count } = await call(removeFromSet, { itemIds: ids, removed: true });
      onClear();
      return count;
    },
    {
      done: (count) => ({ id: 'coach.set.removed', values: { count } }),
      undo: () => call(removeFromSet, { itemIds: ids, removed: false }),
    },
  );
  return (
    <>
      <BulkBar count={ids.length} onClear={onClear}>
        <Can rule={['coach_tea.question_export']}>
          <Button size="small" icon="ArrowDownload" busy={write.isBusy} onClick={() => void write.run('docx')}>
            {t('coach.set.word')}
          </Button>
        </Can>
        <Can rule={['coach_tea.question_export']}>
          <Button size="small" icon="Print" busy={write.isBusy} onClick={() => void write.run('pdf')}>
            {t('coach.set.pdf')}
          </Button>
        </Can>
        <Can rule={['coach_tea.delete']}>
          <Button size="small" icon="Delete" busy={remove.isBusy} onClick={() => void remove.run()}>
            {t('coach.set.remove')}
          </Button>
        </Can>
      </BulkBar>
      {preparation && (
        <PreparedDownload
          preparation={preparation}
          title={t('coach.set.writing')}
          onEnd={() => setPreparation(null)}
          onClose={() => setPreparation(null)}
        />
      )}
    </>
  );
}
