import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ChangeableSetting, type SettingBatch, undoSettings } from '../../api';
import { Moment } from '../shared/Moment';
import { useValueText } from './values/use-value-text';

interface LatestChangesProps {
  readonly batches: readonly SettingBatch[];
  readonly settings: readonly ChangeableSetting[];
}

/** Who changed what, and why; what is younger than a day and untouched since is put back with one press. */
export function LatestChanges({ batches, settings }: LatestChangesProps) {
  const t = useText();
  const call = useCall();
  const said = useValueText();
  const read = (name: string, value: string) =>
    said(settings.find((one) => one.name === name) ?? { per: 1, unit: '' }, value);
  const { run, isBusy } = useAct((batchId: string) => call(undoSettings, { batchId }), {
    done: 'deployment.change.undone',
  });
  return (
    <Panel title={t('deployment.change.latest')}>
      <Stack as="ul" className="deployment-part pad-t-3 pad-x-4 pad-b-4">
        {batches.length === 0 && <li className="muted">{t('deployment.change.none')}</li>}
        {batches.map(({ batchId, by, at, reason, changes, canUndo }) => (
          <li key={batchId} className="ruled-below pad-y-2">
            <Row wrap justify="between">
              <strong>{by}</strong>
              <small className="muted">
                <Moment at={at} />
              </small>
            </Row>
            {changes.map(({ name, before, after }) => (
              <p key={name} className="size-13 breaks">
                {t(`deployment.setting.${name}`)} <del className="muted">{read(name, before)}</del>
                {' → '}
                <ins className="ink-done">{read(name, after)}</ins>
              </p>
            ))}
            {reason && <p className="size-13 muted">{reason}</p>}
            {canUndo && (
              <Button size="small" icon="ArrowUndo" busy={isBusy} onClick={() => void run(batchId)}>
                {t('deployment.change.undo')}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
