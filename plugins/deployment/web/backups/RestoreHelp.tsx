import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import { CopyLine } from '../shared/CopyLine';

interface RestoreHelpProps {
  readonly folder: string;
  /** Empty: there is none yet. */
  readonly newest: string;
  readonly isEncrypted: boolean;
}

/** How a backup is brought back: by the command line, with all servers stopped. */
export function RestoreHelp({ folder, newest, isEncrypted }: RestoreHelpProps) {
  const t = useText();
  const name = newest || 'edutech-20261121T023000000Z.tar';
  return (
    <Panel title={t('deployment.restore.title')} className="deployment-help">
      <p>{t('deployment.restore.folder', { folder: <code key="folder">{folder}</code> })}</p>
      <ol>
        <li>{t('deployment.restore.stop')}</li>
        <li>
          {t('deployment.restore.run')}
          <CopyLine text={`node build.mjs host restore ${name}${isEncrypted ? ' --key /path/to/key' : ''}`} />
        </li>
        <li>{t('deployment.restore.what')}</li>
        <li>{t('deployment.restore.start')}</li>
      </ol>
    </Panel>
  );
}
