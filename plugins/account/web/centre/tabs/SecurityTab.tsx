import { useLocation, useNavigate } from 'react-router';
import type { UserInfo } from 'edutech/core/common/session';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { SignInItem } from '../../../api';
import { PasswordForm } from '../../password/PasswordForm';
import { SettingRow } from '../SettingRow';
import { useTabLink } from '../use-tab-link';
import { SignInsPanel } from './SignInsPanel';

interface SecurityTabProps {
  readonly user: UserInfo;
  readonly signIns: readonly SignInItem[] | null;
  readonly mayEdit: boolean;
  readonly onChanged: () => Promise<unknown>;
}

/** The ways in, and who has come by them. The password form has an address: a sign-in that was somebody else's leads to it. */
export function SecurityTab({ user, signIns, mayEdit, onChanged }: SecurityTabProps) {
  const t = useText();
  const linkTo = useTabLink();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isOpen = mayEdit && new URLSearchParams(search).get('change') === 'password';
  const changed = async () => {
    await onChanged();
    await navigate(linkTo('security'), { replace: true });
  };
  return (
    <>
      <Panel title={t('account.ways.title')}>
        <ul className="pad-x-4 pad-b-2">
          <SettingRow
            label={t('account.password.title')}
            value={t('account.ways.password')}
            help={t('account.ways.passwordHelp')}
            action={
              mayEdit && (
                <Button size="small" to={isOpen ? linkTo('security') : linkTo('security', 'password')} replace>
                  {t(isOpen ? 'core.ui.form.cancel' : 'account.password.change')}
                </Button>
              )
            }
          >
            {isOpen && <PasswordForm user={user} onChanged={changed} />}
          </SettingRow>
        </ul>
      </Panel>
      {signIns && <SignInsPanel signIns={signIns} mayEdit={mayEdit} />}
    </>
  );
}
