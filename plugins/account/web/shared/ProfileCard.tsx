import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { categories, categoryName } from 'edutech/core/common/permissions/people';
import type { AclRole, UserInfo } from 'edutech/core/common/session';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { useSession } from 'edutech/core/web/hooks';
import { AvatarField } from '../profile/AvatarField';

/** Who one is: name, account, schools and posts. The administrators of the school change these, not oneself. */
export function ProfileCard({ user }: { user: UserInfo }) {
  return (
    <Panel title={<FormattedMessage id="account.profile.title" />} className="account-profile">
      <div className="account-person">
        <AvatarField user={user} />
        <div>
          <p className="account-name">{user.name}</p>
          <Tag>
            <FormattedMessage id={`account.category.${categoryName(user.category)}`} />
          </Tag>
        </div>
      </div>
      <dl className="account-facts">
        <div>
          <dt>
            <FormattedMessage id="account.profile.username" />
          </dt>
          <dd>{user.username}</dd>
        </div>
        {schoolsOf(user).map((school) => (
          <div key={school}>
            <dt>
              <FormattedMessage id="account.profile.school" />
            </dt>
            <dd>{school}</dd>
          </div>
        ))}
      </dl>
      {user.category !== categories.student && user.aclRole.length > 0 && <Posts user={user} />}
    </Panel>
  );
}

function schoolsOf(user: UserInfo): readonly string[] {
  const names = user.aclRole.map((role) => role.schoolName).filter((name) => name !== null);
  return [...new Set(names)];
}

/** The name of the post stands beside the button already. */
const forScreenReaders = (words: ReactNode) => <span className="visually-hidden">{words}</span>;

function Posts({ user }: { user: UserInfo }) {
  return (
    <div className="account-posts">
      <h3>
        <FormattedMessage id="account.posts.title" />
      </h3>
      <ul>
        {user.aclRole.map((role) => (
          <Post key={role.roleId} role={role} isCurrent={role.roleId === user.roleId} />
        ))}
      </ul>
    </div>
  );
}

function Post({ role, isCurrent }: { role: AclRole; isCurrent: boolean }) {
  useSignals();
  const session = useSession();
  return (
    <li className="account-post" aria-current={isCurrent || undefined}>
      <span>
        <b>{role.name}</b>
        {role.schoolName && <small>{role.schoolName}</small>}
      </span>
      {isCurrent ? (
        <Tag tone="brand" icon="Checkmark">
          <FormattedMessage id="account.posts.current" />
        </Tag>
      ) : (
        <Button look="soft" size="small" onClick={() => session.switchRole(role.roleId)}>
          <FormattedMessage id="account.posts.switch" values={{ post: role.name, hidden: forScreenReaders }} />
        </Button>
      )}
    </li>
  );
}
