/** User categories, with the numbers of the specification (portal.md section 3), and our own. */
export const categories = {
  superAdmin: 0,
  admin: 1,
  teacher: 2,
  student: 3,
  cityAdmin: 6,
  guestCity: 9,
  guestArea: 10,
  /** Ours: the specification has no guardians (decision 0189). */
  guardian: 11,
} as const;

export type CategoryName = keyof typeof categories;
export type Category = (typeof categories)[CategoryName];

/** Categories of accounts that administer: a school or a county, the city, the deployment. */
const administrators: readonly Category[] = [categories.admin, categories.cityAdmin, categories.superAdmin];
export const isAdministrator = (category: Category): boolean => administrators.includes(category);

/**
 * Role types of a post. 1 to 6 are the school's (spec); 8 and 9 are operators and 10 auditors, non-teaching
 * (people.md).
 */
export const roleTypes = {
  teacher: 1,
  headTeacher: 2,
  student: 3,
  principal: 4,
  gradeDirector: 5,
  subjectLeader: 6,
  countyOperator: 8,
  cityOperator: 9,
  auditor: 10,
} as const;

export type RoleTypeName = keyof typeof roleTypes;
export type RoleType = (typeof roleTypes)[RoleTypeName];

/** Role types whose holders do not teach: "smart teaching" shows them 暂无权限. */
export const nonTeachingRoleTypes: readonly RoleType[] = [
  roleTypes.countyOperator,
  roleTypes.cityOperator,
  roleTypes.auditor,
];

/**
 * Names that rights are given to by default: kinds of account and of post, in the order in which a matrix shows them:
 * schools first, then bureaus, then guardians and guests.
 */
export const grantees = [
  'student',
  'teacher',
  'headTeacher',
  'subjectLeader',
  'gradeDirector',
  'principal',
  'admin',
  'countyOperator',
  'cityOperator',
  'auditor',
  'cityAdmin',
  'superAdmin',
  'guardian',
  'guestArea',
  'guestCity',
] as const satisfies readonly (CategoryName | RoleTypeName)[];

const nameByCategory = new Map(Object.entries(categories).map(([name, number]) => [number, name as CategoryName]));

/** The name of a category number; throws RangeError for a number that the specification does not have. */
export function categoryName(category: Category): CategoryName {
  const name = nameByCategory.get(category);
  if (!name) throw new RangeError(`unknown user category ${category}`);
  return name;
}
