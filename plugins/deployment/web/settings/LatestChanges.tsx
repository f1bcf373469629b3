import { useCall, useText } from 'edutech/core/web/hooks';
import { type ChangeableSetting, type SettingBatch, undoSettings } from '../../api';
import { ChangesPanel } from './ChangesPanel';
import { useValueText } from './values/use-value-text';

interface LatestChangesProps {
  readonly batches: readonly SettingBatch[];
  readonly settings: readonly ChangeableSetting[];
}

/** The latest changes of settings: the former value struck out, the new one beside it. */
export function LatestChanges({ batches, settings }: LatestChangesProps) {
  const t = useText();
  const call = useCall();
  const said = useValueText();
  const read = (name: string, value: string) =>
    said(settings.find((one) => one.name === name) ?? { per: 1, unit: '' }, value);
  return (
    <ChangesPanel
      batches={batches}
      said={({ changes }) =>
        changes.map(({ name, before, after }) => (
          <p key={name} className="size-13 breaks">
            {t(`deployment.setting.${name}`)} <del className="muted">{read(name, before)}</del>
            {' → '}
            <ins className="ink-done">{read(name, after)}</ins>
          </p>
        ))
      }
      undo={(batchId) => call(undoSettings, { batchId })}
    />
  );
}
