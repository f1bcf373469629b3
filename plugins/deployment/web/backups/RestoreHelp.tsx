import { FormattedMessage } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { CopyLine } from '../shared/CopyLine';

interface RestoreHelpProps {
  readonly folder: string;
  /** Empty: there is none yet. */
  readonly newest: string;
  readonly isEncrypted: boolean;
}

/** How a backup is brought back: by the command line, with all servers stopped. */
export function RestoreHelp({ folder, newest, isEncrypted }: RestoreHelpProps) {
  const name = newest || 'edutech-20261121T023000000Z.tar';
  return (
    <Panel title={<FormattedMessage id="deployment.restore.title" />} className="deployment-help">
      <p>
        <FormattedMessage id="deployment.restore.folder" values={{ folder: <code key="folder">{folder}</code> }} />
      </p>
      <ol>
        <li>
          <FormattedMessage id="deployment.restore.stop" />
        </li>
        <li>
          <FormattedMessage id="deployment.restore.run" />
          <CopyLine text={`node build.mjs host restore ${name}${isEncrypted ? ' --key /path/to/key' : ''}`} />
        </li>
        <li>
          <FormattedMessage id="deployment.restore.what" />
        </li>
        <li>
          <FormattedMessage id="deployment.restore.start" />
        </li>
      </ol>
    </Panel>
  );
}
