import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { categories, categoryName } from 'edutech/core/common/permissions/people';
import type { AclRole, UserInfo } from 'edutech/core/common/session';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { useSession, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { AvatarField } from '../profile/AvatarField';

/** Who one is: name, account, schools and posts. The administrators of the school change these, not oneself. */
export function ProfileCard({ user }: { user: UserInfo }) {
  const t = useText();
  return (
    <Panel title={t('account.profile.title')} className="account-profile pad-b-4">
      <Row gap={3} className="pad-t-1 pad-x-4 pad-b-4">
        <AvatarField user={user} />
        <div>
          <p className="account-name below-1 t-18">{user.name}</p>
          <Tag>{t(`account.category.${categoryName(user.category)}`)}</Tag>
        </div>
      </Row>
      <dl className="pad-x-4">
        <Row align="stretch" justify="between" gap={3} className="pad-y-2 ruled-top">
          <dt className="fixed muted">{t('account.profile.username')}</dt>
          <dd className="at-end">{user.username}</dd>
        </Row>
        {schoolsOf(user).map((school) => (
          <Row align="stretch" justify="between" gap={3} className="pad-y-2 ruled-top" key={school}>
            <dt className="fixed muted">{t('account.profile.school')}</dt>
            <dd className="at-end">{school}</dd>
          </Row>
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
  const t = useText();
  return (
    <div className="account-posts pad-x-4">
      <h3 className="ruled-top muted t-13">{t('account.posts.title')}</h3>
      <Stack as="ul" gap={2}>
        {user.aclRole.map((role) => (
          <Post key={role.roleId} role={role} isCurrent={role.roleId === user.roleId} />
        ))}
      </Stack>
    </div>
  );
}

function Post({ role, isCurrent }: { role: AclRole; isCurrent: boolean }) {
  const t = useText();
  useSignals();
  const session = useSession();
  return (
    <Row
      as="li"
      justify="between"
      className="account-post pad-y-2 pad-x-2 framed round"
      aria-current={isCurrent || undefined}
    >
      <span>
        <b className="block medium">{role.name}</b>
        {role.schoolName && <small className="muted">{role.schoolName}</small>}
      </span>
      {isCurrent ? (
        <Tag tone="brand" icon="Checkmark">
          {t('account.posts.current')}
        </Tag>
      ) : (
        <Button look="soft" size="small" onClick={() => session.switchRole(role.roleId)}>
          {t('account.posts.switch', { post: role.name, hidden: forScreenReaders })}
        </Button>
      )}
    </Row>
  );
}
