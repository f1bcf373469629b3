import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useText } from 'edutech/core/web/hooks';
import { CopyLine } from '../shared/CopyLine';

const registryLine = '{ "id": "chess", "from": "./third-party/chess" }';
const commands = ['node build.mjs registry', 'node build.mjs check ./third-party/chess', 'node build.mjs test chess'];

/** How a module from outside is installed: in a file, then built, checked and tested like ours. */
export function InstallHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <ToldDialog className="form-dialog deployment-help" title={t('deployment.modules.install')} onClose={onClose}>
      <p>{t('deployment.install.trust')}</p>
      <ol>
        <li>
          {t('deployment.install.line')}
          <CopyLine text={registryLine} />
        </li>
        <li>
          {t('deployment.install.test')}
          <CopyLine text={commands.join('\n')} />
        </li>
        <li>{t('deployment.install.start')}</li>
        <li>{t('deployment.install.look')}</li>
      </ol>
    </ToldDialog>
  );
}
