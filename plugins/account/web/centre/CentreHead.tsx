import { Link } from 'react-router';
import { categories, categoryName } from 'edutech/core/common/permissions/people';
import type { UserInfo } from 'edutech/core/common/session';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { OwnProfile } from '../../api';
import { missingOf, placeOfMissing } from '../../model/centre/centre-tabs';
import { schoolsOf } from '../profile/schools-of';
import { useTabLink } from './use-tab-link';

/** Who one is, and the one thing that is missing, which leads to where it is mended. */
export function CentreHead({ user, profile }: { user: UserInfo; profile: OwnProfile | null }) {
  const t = useText();
  const linkTo = useTabLink();
  const missing = profile && missingOf(profile, user.category === categories.student);
  const subject = user.aclRole.find(({ roleId }) => roleId === user.roleId)?.subject;
  const facts = [
    t(`account.category.${categoryName(user.category)}`),
    ...schoolsOf(user),
    ...(subject ? [subject] : []),
  ];
  return (
    <Row as="header" wrap gap={4} justify="between" className="account-head pad-y-4">
      <Row gap={4}>
        <Avatar person={user.userId} name={user.name} picture={user.fullPath} size={64} />
        <div>
          <h1 className="account-name t-20">{user.name}</h1>
          <p className="note">{facts.join(' · ')}</p>
        </div>
      </Row>
      {missing && (
        <Link to={linkTo(placeOfMissing[missing])} className="account-missing">
          <Tag tone="due">{t(`account.missing.${missing}`)}</Tag>
        </Link>
      )}
      {profile && !missing && (
        <Tag tone="done" icon="Checkmark">
          {t('account.missing.none')}
        </Tag>
      )}
    </Row>
  );
}
