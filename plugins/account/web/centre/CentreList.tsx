import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'react-router';
import { categories } from 'edutech/core/common/permissions/people';
import type { UserInfo } from 'edutech/core/common/session';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { useAppearance, useText } from 'edutech/core/web/hooks';
import { type CentreTab, missingOf } from '../../model/centre/centre-tabs';
import type { CentreData } from './load-centre';
import { useTabLink } from './use-tab-link';
import { tabIcons } from './use-tabs';

interface CentreListProps {
  readonly user: UserInfo;
  readonly tabs: readonly CentreTab[];
  readonly data: CentreData;
}

/** On a phone the tabs are a list, with what is set now below each name; a change of role stands below it. */
export function CentreList({ user, tabs, data }: CentreListProps) {
  const t = useText();
  const linkTo = useTabLink();
  const nowOf = useValues(user, data);
  return (
    <>
      <ul className="card account-list">
        {tabs.map((tab) => (
          <Entry key={tab} to={linkTo(tab)} icon={tabIcons[tab]} name={t(`account.tab.${tab}`)} value={nowOf(tab)} />
        ))}
      </ul>
      {user.aclRole.length > 1 && (
        <ul className="card account-list above-3">
          <Entry
            to={linkTo('profile')}
            icon="ArrowSwap"
            name={t('account.tab.role')}
            value={user.aclRole.map(({ name }) => name).join(' · ')}
          />
        </ul>
      )}
    </>
  );
}

interface EntryProps {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
}

function Entry({ to, icon, name, value }: EntryProps) {
  return (
    <li className="ruled">
      <Link to={to} className="row">
        <Icon name={icon} />
        <span className="row-main">
          <span className="row-title">{name}</span>
          <span className="row-note">{value}</span>
        </span>
        <Icon name="ChevronRight" size={16} />
      </Link>
    </li>
  );
}

/** What is set now, in a few words. */
function useValues(user: UserInfo, { profile, devices }: CentreData): (tab: CentreTab) => string {
  useSignals();
  const t = useText();
  const { theme, mode } = useAppearance();
  const missing = profile && missingOf(profile, user.category === categories.student);
  const values: Readonly<Record<CentreTab, () => string>> = {
    profile: () => [profile?.phone, profile?.mail?.address].filter(Boolean).join(' · ') || t('account.now.profile'),
    security: () => t(missing ? `account.missing.${missing}` : 'account.missing.none'),
    devices: () => t('account.devices.count', { count: devices?.length ?? 1 }),
    look: () =>
      [t(`account.look.theme.${theme.value}`), t(`account.look.mode.${mode.value}`), t('account.now.language')].join(
        ' · ',
      ),
    notify: () => t(profile?.mail?.address ? 'account.now.notifyMail' : 'account.now.notify'),
    computers: () => t('account.now.computers'),
    data: () => t('account.now.data'),
  };
  return (tab) => values[tab]();
}
