import type { OutputOf } from 'edutech/core/common/endpoint';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useText } from 'edutech/core/web/hooks';
import type { resetPasswords } from '../../api';

export type ToldPasswords = OutputOf<typeof resetPasswords>;

interface PasswordsDialogProps {
  readonly told: ToldPasswords;
  readonly onClose: () => void;
}

/** Tells new first passwords, once: nobody can look them up later. */
export function PasswordsDialog({ told, onClose }: PasswordsDialogProps) {
  const t = useText();
  const lines = told.map(({ name, username, password }) => `${name}\t${username}\t${password}`).join('\n');
  return (
    <ToldDialog
      once
      title={t('organisation.people.passwords', { count: told.length })}
      note={t('organisation.people.passwordsText')}
      actions={<CopyButton words={lines}>{t('organisation.people.copy')}</CopyButton>}
      onClose={onClose}
    >
      <table className="organisation-passwords wide above-3">
        <thead>
          <tr>
            {(['name', 'username', 'password'] as const).map((column) => (
              <th className="soft" key={column}>
                {t(`organisation.people.${column}`)}
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
    </ToldDialog>
  );
}
