import { useSignals } from '@preact/signals-react/runtime';
import { useIntl } from 'react-intl';
import type { Audience } from 'edutech/core/common/plugin';
import type { Language } from 'edutech/core/common/languages';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useDeployment, useSession, useText } from 'edutech/core/web/hooks';
import { useModuleLinks } from 'edutech/core/web/modules';
import { LoginButton } from '../layouts/parts/LoginButton';
import { audienceOf } from '../layouts/person';

/** As many as find place in one line; the others stand in the navigation. */
const mostModules = 4;

/** The way in where the portal, which has it otherwise, is off. */
export function FrontPage() {
  useSignals();
  const { user } = useSession();
  const { platformName } = useDeployment();
  const platform = platformName[useIntl().locale as Language];
  return (
    <div className="wrap state-wrap">
      <div className="card">
        {user.value ? (
          <Onward audience={audienceOf(user.value) ?? 'teacher'} platform={platform} />
        ) : (
          <SignedOut platform={platform} />
        )}
      </div>
    </div>
  );
}

function SignedOut({ platform }: { platform: string }) {
  const t = useText();
  return (
    <EmptyState
      page
      picture="signpost"
      title={t('host.front.welcome', { platform })}
      text={t('host.front.visitor')}
      actions={<LoginButton />}
    />
  );
}

function Onward({ audience, platform }: { audience: Audience; platform: string }) {
  const t = useText();
  const open = useModuleLinks(audience).filter(({ state, isComing }) => state === 'open' && !isComing);
  return (
    <EmptyState
      page
      picture="signpost"
      title={t('host.front.welcome', { platform })}
      text={t(open.length > 0 ? 'host.front.modules' : 'host.front.none')}
      actions={open.slice(0, mostModules).map(({ id, title, path, open: go }) => (
        <Button key={id} look="outline" {...(path === null ? { onClick: go } : { to: path })}>
          {t(title)}
        </Button>
      ))}
    />
  );
}
