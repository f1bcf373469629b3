import { categories } from 'edutech/core/common/permissions/people';
import type { UserInfo } from 'edutech/core/common/session';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { OwnProfile } from '../../../api';
import { missingOf } from '../../../model/centre/centre-tabs';
import { MissingPanel } from '../../profile/MissingPanel';
import { PostsPanel } from '../../profile/PostsPanel';
import { ProfilePanel } from '../../profile/ProfilePanel';
import { TeachingPanel } from '../../profile/TeachingPanel';
import { TermFigures } from '../../profile/TermFigures';
import { TermPanel } from '../../profile/TermPanel';

interface ProfileTabProps {
  readonly user: UserInfo;
  readonly profile: OwnProfile | null;
  readonly mayEdit: boolean;
}

/** What is known of a person, and the posts to act in. */
export function ProfileTab({ user, profile, mayEdit }: ProfileTabProps) {
  const hasPosts = user.category !== categories.student && user.aclRole.length > 0;
  const missing = profile && missingOf(profile, user.category === categories.student);
  const isTeacher = user.category === categories.teacher;
  return (
    <Split side={300} until={1024}>
      <Stack gap={4}>
        {profile && <ProfilePanel user={user} profile={profile} mayEdit={mayEdit} />}
        {isTeacher && <TeachingPanel />}
      </Stack>
      <Stack gap={4}>
        {hasPosts && <PostsPanel user={user} />}
        {isTeacher && <TermFigures />}
        {missing && <MissingPanel missing={missing} />}
        <TermPanel />
      </Stack>
    </Split>
  );
}
