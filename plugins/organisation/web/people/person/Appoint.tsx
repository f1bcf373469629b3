import {
  categories,
  type Category,
  isAdministrator,
  type RoleType,
  roleTypes,
} from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { useSession, useText } from 'edutech/core/web/hooks';
import type { PersonDetail } from '../../../api';

interface AppointProps {
  readonly person: PersonDetail;
  readonly onAppoint: (isAdministrator: boolean) => void;
}

const administersNothing: readonly RoleType[] = [roleTypes.student, roleTypes.auditor];

/** Makes somebody of the staff or of a bureau an administrator, or takes that back; nobody does so for himself. */
export function Appoint({ person, onAppoint }: AppointProps) {
  const t = useText();
  const user = useSession().user.value;
  const held = person.posts.filter(({ endedAt }) => !endedAt).map(({ roleType }) => roleType);
  const isOfCity = held.includes(roleTypes.cityOperator) || person.category === categories.cityAdmin;
  const administers = isAdministrator(person.category as Category) && person.category !== categories.superAdmin;
  // whoever is one already can be dismissed, whatever his posts have become
  const isFit = administers || (held.length > 0 && !held.some((type) => administersNothing.includes(type)));
  if (!user || !isFit || user.userId === person.id || (isOfCity && user.category !== categories.superAdmin))
    return null;
  return (
    <Button size="small" icon="Star" onClick={() => onAppoint(!administers)}>
      {t(administers ? 'organisation.people.dismiss' : 'organisation.people.appoint')}
    </Button>
  );
}
