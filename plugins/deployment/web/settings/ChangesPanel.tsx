import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';

/** What was saved at once, by whom and why. */
interface Batch {
  readonly batchId: string;
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly canUndo: boolean;
}

interface ChangesPanelProps<Of extends Batch> {
  readonly batches: readonly Of[];
  /** What a batch changed, one paragraph each. */
  readonly said: (batch: Of) => ReactNode;
  readonly undo: (batchId: string) => Promise<unknown>;
}

/** Who changed what, and why; what is younger than a day and untouched since is put back with one press. */
export function ChangesPanel<Of extends Batch>({ batches, said, undo }: ChangesPanelProps<Of>) {
  const t = useText();
  const { run, isBusy } = useAct(undo, { done: 'deployment.change.undone' });
  return (
    <Panel title={t('deployment.change.latest')}>
      <Stack as="ul" className="pad-x-4 pad-b-4">
        {batches.length === 0 && <li className="muted">{t('deployment.change.none')}</li>}
        {batches.map((batch) => (
          <li key={batch.batchId} className="ruled-below pad-y-2">
            <Row wrap justify="between">
              <strong>{batch.by}</strong>
              <small className="muted">
                <SaidMoment at={batch.at} />
              </small>
            </Row>
            {said(batch)}
            {batch.reason && <p className="size-13 muted">{batch.reason}</p>}
            {batch.canUndo && (
              <Button size="small" icon="ArrowUndo" busy={isBusy} onClick={() => void run(batch.batchId)}>
                {t('deployment.change.undo')}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
