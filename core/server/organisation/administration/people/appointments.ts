import { conflict } from '../../../../common/errors';
import type { Id } from '../../../../common/ids';
import {
  categories,
  type Category,
  isAdministrator,
  type RoleType,
  roleTypes,
} from '../../../../common/permissions/people';
import type { SignedIn } from '../../../actor';
import type { Db } from '../../../data/db';
import { selectPersonPosts } from '../../over-people.queries';
import type { HandingOn } from '../bureaus/handing-on';
import { selectHasDuty, updateCategory } from './people.queries';

/** Somebody who is to administer what his posts stand in, or to do so no more. */
interface Appointment {
  readonly personId: Id;
  readonly isAdministrator: boolean;
}

/** Accounts of staff. Super administrators come by the command line; pupils and guests administer nothing. */
const ofStaff: readonly Category[] = [categories.teacher, categories.admin, categories.cityAdmin];
/** Posts of a school's staff and of operators. Auditors review: they administer nothing. */
const appointable: readonly RoleType[] = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
  roleTypes.countyOperator,
  roleTypes.cityOperator,
];

/** The category of an administrator with these posts: the city's operator administers the city, others their place. */
const categoryWith = (posts: readonly RoleType[]): Category =>
  posts.includes(roleTypes.cityOperator) ? categories.cityAdmin : categories.admin;

/**
 * Changes the category of an account whose person the actor administers, when each of its posts may become so. Answers the
 * new category; null where it was so already.
 */
export async function changeAppointment(
  db: Db,
  actor: SignedIn,
  appointment: Appointment,
  handingOn: HandingOn,
): Promise<Category | null> {
  const { personId } = appointment;
  const posts = (await selectPersonPosts(db, personId, true)).flatMap(({ postId, roleType, ...post }) =>
    postId === null || roleType === null ? [] : [{ ...post, postId, roleType }],
  );
  const [first] = posts;
  const types = posts.map(({ roleType }) => roleType);
  if (!first || !ofStaff.includes(first.category) || !types.every((type) => appointable.includes(type)))
    throw conflict('core.organisation.notAppointable');
  const category = appointment.isAdministrator ? categoryWith(types) : categories.teacher;
  for (const { roleType, schoolId, countyId, postId } of posts) {
    const place = { roleType, schoolId, countyId: schoolId ? null : countyId, postId };
    await handingOn.become(db, actor, { ...place, category: first.category }, category);
  }
  if (first.category === category) return null;
  if (isAdministrator(first.category) && (await selectHasDuty(db, personId)))
    throw conflict('core.organisation.hasDuty');
  await updateCategory(db, personId, category);
  return category;
}
