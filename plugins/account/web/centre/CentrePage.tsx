import { useSignals } from '@preact/signals-react/runtime';
import { useLoaderData, useRevalidator } from 'react-router';
import type { UserInfo } from 'edutech/core/common/session';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { useBlocks } from 'edutech/core/web/blocks';
import { useNavigation, useSession, useText } from 'edutech/core/web/hooks';
import type { CentreTab } from '../../model/centre/centre-tabs';
import { MustChangeBanner } from '../password/MustChangeBanner';
import { PasswordForm } from '../password/PasswordForm';
import { CentreHead } from './CentreHead';
import { CentreList } from './CentreList';
import type { CentreData } from './load-centre';
import { ComputersTab } from './tabs/ComputersTab';
import { DataTab } from './tabs/DataTab';
import { DevicesTab } from './tabs/DevicesTab';
import { LookTab } from './tabs/LookTab';
import { NotifyTab } from './tabs/NotifyTab';
import { ProfileTab } from './tabs/ProfileTab';
import { SecurityTab } from './tabs/SecurityTab';
import { useTabLink } from './use-tab-link';
import { tabIcons, useTabs } from './use-tabs';

/**
 * The personal centre: seven tabs, each with its address, and in each the panels that other plugins add (places
 * `settings.<tab>`). Who must change the password sees the password only; when that is done, the landing rules lead on.
 */
export function CentrePage() {
  useSignals();
  const session = useSession();
  const user = session.user.value;
  if (!user) return null;
  return (
    <div className="account">
      {session.mustChangePassword.value ? <FirstPassword user={user} /> : <Centre user={user} />}
    </div>
  );
}

function FirstPassword({ user }: { user: UserInfo }) {
  const t = useText();
  const session = useSession();
  const navigation = useNavigation();
  const leadOn = async () => {
    await session.refresh();
    await navigation.land();
  };
  return (
    <PageFrame title={t('account.general.title')}>
      <Stack gap={4}>
        <MustChangeBanner />
        <Panel title={t('account.password.title')}>
          <div className="pad-x-4 pad-b-4">
            <PasswordForm user={user} onChanged={leadOn} />
          </div>
        </Panel>
      </Stack>
    </PageFrame>
  );
}

function Centre({ user }: { user: UserInfo }) {
  const t = useText();
  const data = useLoaderData<CentreData>();
  const linkTo = useTabLink();
  const tabs = useTabs();
  const isNarrow = useNarrow();
  const asked = data.tab && tabs.includes(data.tab) ? data.tab : null;
  const shown = asked ?? 'profile';
  if (isNarrow && asked === null)
    return (
      <>
        <CentreHead user={user} profile={data.profile} />
        <CentreList user={user} tabs={tabs} data={data} />
      </>
    );
  const items = tabs.map((tab) => ({
    id: tab,
    label: (
      <Row as="span" inline>
        <Icon name={tabIcons[tab]} size={16} />
        {t(`account.tab.${tab}`)}
      </Row>
    ),
    to: linkTo(tab),
    ...(tab === 'devices' && data.devices && { count: data.devices.length }),
  }));
  return (
    <>
      {isNarrow ? (
        <Button look="link" icon="ChevronLeft" to={linkTo(null)} className="account-back">
          {t('account.general.title')}
        </Button>
      ) : (
        <>
          <CentreHead user={user} profile={data.profile} />
          <Tabs label={t('account.general.title')} items={items} current={shown} />
        </>
      )}
      {isNarrow && <h1 className="t-20 pad-y-3">{t(`account.tab.${shown}`)}</h1>}
      <Stack gap={4} className="pad-t-4">
        <OpenTab tab={shown} user={user} data={data} />
        <OtherPanels tab={shown} data={data} />
      </Stack>
    </>
  );
}

function OpenTab({ tab, user, data }: { tab: CentreTab; user: UserInfo; data: CentreData }) {
  useSignals();
  const session = useSession();
  const mayEdit = session.limit.value === 'full';
  const { revalidate } = useRevalidator();
  const { profile, matters, signIns, visits } = data;
  if (tab === 'profile') return <ProfileTab user={user} profile={profile} mayEdit={mayEdit} />;
  if (tab === 'security') return <SecurityTab user={user} signIns={signIns} mayEdit={mayEdit} onChanged={revalidate} />;
  if (tab === 'devices') return <DevicesTab data={data} />;
  if (tab === 'look') return <LookTab />;
  if (tab === 'notify') return <NotifyTab profile={profile} matters={matters} mayEdit={mayEdit} />;
  return tab === 'computers' ? <ComputersTab /> : <DataTab visits={visits} />;
}

/** What other plugins, and other parts of this one, have for the open tab. */
function OtherPanels({ tab, data }: { tab: CentreTab; data: CentreData }) {
  const t = useText();
  return useBlocks(`settings.${tab}`, data.blocks).map(({ placed, element }) => (
    <Panel key={placed.key} title={t(placed.block.title)}>
      <div className="pad-x-4 pad-b-4">{element}</div>
    </Panel>
  ));
}
