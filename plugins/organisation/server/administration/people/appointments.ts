import { conflict } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import {
  categories,
  type Category,
  isAdministrator,
  type RoleType,
  roleTypes,
} from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { selectPersonPosts } from 'edutech/core/server/permissions/over-people.queries';
import { type PostGranting, requireSuperAdministrator } from './post-granting';
import { selectHasDuty, updateCategory } from './people.queries';

/** A person to be appointed administrator where their posts are, or to be dismissed. */
interface Appointment {
  readonly personId: Id;
  readonly isAdministrator: boolean;
}

/** Accounts of staff. Super administrators are created on the command line; students and guests administer nothing. */
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
 * Checks that an administrator's office does not outlive the posts that it is based on: it would continue, and no list
 * would show the person for dismissal. `left`: the posts that remain. Throws 409 `core.organisation.dismissFirst`.
 */
export function requireNoOffice(category: Category, left: readonly { readonly roleType: RoleType }[]): void {
  const goesOn: Partial<Record<Category, boolean>> = {
    [categories.admin]: left.length === 0,
    [categories.cityAdmin]: !left.some(({ roleType }) => roleType === roleTypes.cityOperator),
  };
  if (goesOn[category]) throw conflict('core.organisation.dismissFirst');
}

/**
 * Changes the category of an account whose person the actor administers (and has locked), if each of its posts allows
 * it; people without posts and auditors can only be dismissed. Returns the new category; null if it was so already.
 */
export async function changeAppointment(
  db: Db,
  actor: SignedIn,
  appointment: Appointment,
  postGranting: PostGranting,
): Promise<Category | null> {
  const { personId } = appointment;
  const rows = await selectPersonPosts(db, personId, true);
  const posts = rows.flatMap(({ postId, roleType, ...post }) =>
    postId === null || roleType === null ? [] : [{ ...post, postId, roleType }],
  );
  const [first] = rows;
  const types = posts.map(({ roleType }) => roleType);
  if (!first || !isFit(first.category, types, appointment)) throw conflict('core.organisation.notAppointable');
  const category = appointment.isAdministrator ? categoryWith(types) : categories.teacher;
  if (posts.length === 0) requireSuperAdministrator(actor, first.category, null);
  for (const { roleType, schoolId, countyId, postId } of posts) {
    const place = { roleType, schoolId, countyId: schoolId ? null : countyId, postId };
    await postGranting.become(db, actor, { ...place, category: first.category }, category);
  }
  if (first.category === category) return null;
  if (isAdministrator(first.category) && (await selectHasDuty(db, personId)))
    throw conflict('core.organisation.hasDuty');
  await updateCategory(db, personId, category);
  return category;
}

/** Whether an account may be appointed with these posts, or dismissed. */
function isFit(category: Category, types: readonly RoleType[], appointment: Appointment): boolean {
  if (!ofStaff.includes(category)) return false;
  if (!appointment.isAdministrator && isAdministrator(category)) return true;
  return types.length > 0 && types.every((type) => appointable.includes(type));
}
