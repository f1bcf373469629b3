import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { AclRole, UserInfo } from 'edutech/core/common/session';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { useSession, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';

/** The name of the post stands beside the button already. */
const forScreenReaders = (words: ReactNode) => <span className="visually-hidden">{words}</span>;

/** The posts that one can act in, and the one that is current. */
export function PostsPanel({ user }: { user: UserInfo }) {
  const t = useText();
  return (
    <Panel title={t('account.posts.title')}>
      <Stack as="ul" gap={2} className="pad-x-4 pad-b-4">
        {user.aclRole.map((role) => (
          <Post key={role.roleId} role={role} isCurrent={role.roleId === user.roleId} />
        ))}
      </Stack>
    </Panel>
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
