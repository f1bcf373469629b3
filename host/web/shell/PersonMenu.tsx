import type { UserInfo } from 'edutech/core/common/session';
import { Avatar } from 'edutech/core/ui/Avatar';
import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useServices, useText } from 'edutech/core/web/hooks';
import { postOf, settingsPath } from '../layouts/person';
import { manualPage } from '../pages/host-pages';
import { useExit } from '../layouts/useExit';

/** Who one is: name and post, the other posts to change to, the personal centre, the way out. */
export function PersonMenu({ user }: { user: UserInfo }) {
  const t = useText();
  const { session, deployment } = useServices();
  const { isExiting, exit } = useExit();
  const settings = settingsPath(user, deployment);
  const post = postOf(user);
  return (
    <DropMenu
      className="shell-me"
      align="end"
      trigger={
        <>
          <Avatar person={user.userId} name={user.name} picture={user.fullPath} />
          <span className="shell-me-name">
            <b>{user.name}</b>
            {post && <small>{post}</small>}
          </span>
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {user.aclRole.length > 1 && (
        <DropGroup label={t('host.person.posts')}>
          {user.aclRole.map((role) => (
            <DropItem
              key={role.roleId}
              checked={role.roleId === user.roleId}
              note={role.schoolName}
              onChoose={() => {
                // the call has reported the error, and the person stays the same
                if (role.roleId !== user.roleId) session.switchRole(role.roleId).catch(() => undefined);
              }}
            >
              {role.name}
            </DropItem>
          ))}
        </DropGroup>
      )}
      <DropGroup>
        {settings !== null && (
          <DropItem to={settings} icon={<Icon name="Person" />}>
            {t('host.settings')}
          </DropItem>
        )}
        <DropItem to={manualPage.route.path} icon={<Icon name="QuestionCircle" />}>
          {t('host.manual.title')}
        </DropItem>
        <DropItem onChoose={exit} icon={<Icon name="SignOut" />}>
          {t(isExiting ? 'host.exiting' : 'host.exit')}
        </DropItem>
      </DropGroup>
    </DropMenu>
  );
}
