import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'react-router';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { UserInfo } from 'edutech/core/common/session';
import { useDeployment, useSession, useText } from 'edutech/core/web/hooks';
import { holderOf } from '../routing/holder';
import { AppearanceMenu } from '../layouts/parts/AppearanceMenu';
import { LoginButton } from '../layouts/parts/LoginButton';
import { Logo } from '../layouts/parts/Logo';
import { hasPlainLogo, settingsPath } from '../layouts/person';
import { SearchBox } from '../search/SearchBox';
import { SiteTabs } from './SiteTabs';
import { useExit } from '../layouts/useExit';

/** Logo, who is signed in or how to, and the portal's tabs. */
export function SiteHeader() {
  useSignals();
  const { user } = useSession();
  return (
    <header className="site-top">
      <div className="wrap site-row">
        <Logo full plain={hasPlainLogo(holderOf(user.value))} />
        <SearchBox />
        <div className="site-end">
          <AppearanceMenu />
          {user.value ? <SignedIn user={user.value} /> : <LoginButton />}
        </div>
      </div>
      <SiteTabs />
    </header>
  );
}

function SignedIn({ user }: { user: UserInfo }) {
  const t = useText();
  const { isExiting, exit } = useExit();
  const settings = settingsPath(user, useDeployment());
  const person = (
    <>
      <Avatar person={user.userId} name={user.name} picture={user.fullPath} />
      <span className="site-name clip1">{user.name}</span>
    </>
  );
  return (
    <>
      {settings === null ? (
        <span className="site-me">{person}</span>
      ) : (
        <Link className="site-me" to={settings} title={t('host.settings')}>
          {person}
        </Link>
      )}
      <Button look="quiet" className="site-exit" onClick={exit} busy={false}>
        {t(isExiting ? 'host.exiting' : 'host.exit')}
      </Button>
      <IconButton
        className="site-exit-icon"
        icon="SignOut"
        onClick={exit}
        label={t(isExiting ? 'host.exiting' : 'host.exit')}
      />
    </>
  );
}
