import { FormattedMessage } from 'react-intl';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { CopyLine } from '../shared/CopyLine';

const registryLine = '{ "id": "chess", "from": "./third-party/chess" }';
const commands = ['node build.mjs registry', 'node build.mjs check ./third-party/chess', 'node build.mjs test chess'];

/** How a module from outside is installed: in a file, then built, checked and tested like ours. */
export function InstallHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <ToldDialog
      className="form-dialog deployment-help"
      title={<FormattedMessage id="deployment.modules.install" />}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="deployment.install.trust" />
      </p>
      <ol>
        <li>
          <FormattedMessage id="deployment.install.line" />
          <CopyLine text={registryLine} />
        </li>
        <li>
          <FormattedMessage id="deployment.install.test" />
          <CopyLine text={commands.join('\n')} />
        </li>
        <li>
          <FormattedMessage id="deployment.install.start" />
        </li>
        <li>
          <FormattedMessage id="deployment.install.look" />
        </li>
      </ol>
    </ToldDialog>
  );
}
