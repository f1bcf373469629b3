import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { CopyLine } from '../shared/CopyLine';

const registryLine = '{ "id": "chess", "from": "./third-party/chess" }';
const commands = ['node build.mjs registry', 'node build.mjs check ./third-party/chess', 'node build.mjs test chess'];

/** How a module from outside is installed: in a file, then built, checked and tested like ours. */
export function InstallHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className="form-dialog">
        <DialogBody>
          <DialogTitle>
            <FormattedMessage id="deployment.modules.install" />
          </DialogTitle>
          <DialogContent className="deployment-help">
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
          </DialogContent>
          <DialogActions>
            <Button look="primary" onClick={onClose}>
              <FormattedMessage id="deployment.close" />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
