import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import type { resetPasswords } from '../../api';

export type ToldPasswords = OutputOf<typeof resetPasswords>;

interface PasswordsDialogProps {
  readonly told: ToldPasswords;
  readonly onClose: () => void;
}

/** Tells new first passwords, once: nobody can look them up later. */
export function PasswordsDialog({ told, onClose }: PasswordsDialogProps) {
  useFocusBack();
  const lines = told.map(({ name, username, password }) => `${name}\t${username}\t${password}`).join('\n');
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            <FormattedMessage id="organisation.people.passwords" values={{ count: told.length }} />
          </DialogTitle>
          <DialogContent>
            <p className="form-note">
              <FormattedMessage id="organisation.people.passwordsText" />
            </p>
            <table className="organisation-passwords">
              <thead>
                <tr>
                  {(['name', 'username', 'password'] as const).map((column) => (
                    <th key={column}>
                      <FormattedMessage id={`organisation.people.${column}`} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {told.map(({ personId, name, username, password }) => (
                  <tr key={personId}>
                    <td>{name}</td>
                    <td className="num">{username}</td>
                    <td>
                      <code>{password}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </DialogContent>
          <DialogActions>
            <CopyButton words={lines}>
              <FormattedMessage id="organisation.people.copy" />
            </CopyButton>
            <Button look="primary" onClick={onClose}>
              <FormattedMessage id="core.ui.close" />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
