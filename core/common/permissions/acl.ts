/**
 * `acl` on the wire: a group (permission code) → its sub-permissions (fine-grained actions); see people.md. Pages check
 * the flat list, which contains `code` and `code.action`.
 */
export type Acl = Readonly<Record<string, readonly string[]>>;

/** The flat list of an acl. */
export function flattenAcl(acl: Acl): Set<string> {
  const flat = new Set<string>();
  for (const [code, actions] of Object.entries(acl)) {
    flat.add(code);
    for (const action of actions) flat.add(`${code}.${action}`);
  }
  return flat;
}

/** Short group names that portal.md uses for the same groups (people.md, "acl on the wire"). */
export const aclAliases: Readonly<Record<string, string>> = {
  usercenter: 'usercenter_tea',
  textbook: 'textbook_tea',
  guide: 'guide_book_tea',
  exam_school: 'exam_school_tea',
  mistakecollection: 'mistakecollection_tea',
  live_course: 'live_course_tea',
  online_course: 'online_course_tea',
};
