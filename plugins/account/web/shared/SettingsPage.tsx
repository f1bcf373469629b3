import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useBlocks } from 'edutech/core/web/blocks';
import { useNavigation, useSession, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Split } from 'edutech/core/ui/layout/Split';
import { MailPanel } from '../profile/MailPanel';
import { ProfilePanel } from '../profile/ProfilePanel';
import { TermPanel } from '../profile/TermPanel';
import { DevicesPanel } from './DevicesPanel';
import { LookPanel } from './LookPanel';
import type { SettingsData } from './load-settings';
import { MustChangeBanner } from './MustChangeBanner';
import { PasswordPanel } from './PasswordPanel';
import { ProfileCard } from './ProfileCard';

/**
 * The personal centre: who one is, password, look, devices, and the panels that other plugins add (place `settings`).
 * Who must change the password sees the password only; when that is done, the landing rules lead on.
 */
export function SettingsPage({ note }: { note: ReactNode }) {
  const t = useText();
  useSignals();
  const session = useSession();
  const navigation = useNavigation();
  const { devices, devicesError, profile, blocks } = useLoaderData<SettingsData>();
  const { revalidate } = useRevalidator();
  const panels = useBlocks('settings', blocks);
  const user = session.user.value;
  const mayEdit = session.limit.value === 'full';
  if (!user) return null;
  const leadOn = async () => {
    await session.refresh();
    await navigation.land();
  };
  if (session.mustChangePassword.value) {
    return (
      <div className="account">
        <PageFrame title={t('account.general.title')}>
          <Stack gap={4}>
            <MustChangeBanner />
            <PasswordPanel user={user} onChanged={leadOn} />
          </Stack>
        </PageFrame>
      </div>
    );
  }
  return (
    <div className="account">
      <PageFrame title={t('account.general.title')} note={note}>
        <Split side={300} first until={1024}>
          <ProfileCard user={user} />
          <Stack gap={4}>
            {profile && <ProfilePanel profile={profile} mayEdit={mayEdit} />}
            <PasswordPanel user={user} onChanged={revalidate} />
            {profile?.mail && <MailPanel mail={profile.mail} mayEdit={mayEdit} />}
            {panels.map(({ placed, element }) => (
              <Panel key={placed.key} title={t(placed.block.title)}>
                <div className="pad-x-4 pad-b-4">{element}</div>
              </Panel>
            ))}
            <LookPanel />
            <TermPanel />
            <DevicesPanel devices={devices} devicesError={devicesError} />
          </Stack>
        </Split>
      </PageFrame>
    </div>
  );
}
