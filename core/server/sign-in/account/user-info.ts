import type { AclRoleItem, UserInfoItem } from '../../../common/api/session';
import type { Id } from '../../../common/ids';
import type { Language } from '../../../common/languages';
import { categories } from '../../../common/permissions/people';
import type { SignedIn } from '../../actor';
import type { Db } from '../../data/db';
import { termsAt } from '../../terms/terms';
import { mayUse } from '../../consents/may-use';
import type { SessionServices } from '../session-services';
import { inLanguage, roleTitle } from './role-title';
import { type NamedPostRow, selectHasClass, selectNamedPosts, selectPersonFacts } from './user-info.queries';

/** For whom user info is written, and how. */
export interface InfoFor {
  readonly actor: SignedIn;
  readonly language: Language;
  readonly now: Date;
  readonly token: string;
  /** The term that `hasClassinfo` is about; absent: the current one. */
  readonly termId?: Id | undefined;
}

type Needed = Pick<SessionServices, 'texts' | 'files'>;

/** User info of the actor in his post (portal.md section 3). `db` sees the person's own rows at least. */
export async function userInfo(
  services: Needed,
  db: Db,
  { actor, language, now, token, termId }: InfoFor,
): Promise<UserInfoItem> {
  const [facts, posts, terms] = await Promise.all([
    selectPersonFacts(db, actor.personId),
    selectNamedPosts(db, actor.personId),
    termId ? [] : termsAt(db, now, language),
  ]);
  const term = termId ?? terms[0]?.termId;
  return {
    userId: actor.personId,
    username: actor.username,
    name: actor.name,
    usercode: facts.usercode,
    fullPath: await avatarAddress(services, db, actor, facts.avatarFileId, now),
    category: categories[actor.category],
    roleId: actor.roleId,
    roleType: actor.roleType,
    aclRole: posts.map((post) => aclRole(post, language, services)),
    acl: aclOf(actor),
    hasClassinfo: term !== undefined && (await selectHasClass(db, actor.personId, term)),
    token,
  };
}

const aclRole = (post: NamedPostRow, language: Language, { texts }: Pick<Needed, 'texts'>): AclRoleItem => ({
  roleId: post.id,
  type: post.roleType,
  activeStatus: post.isActive ? 1 : 0,
  name: roleTitle(post, language, texts),
  schoolId: post.schoolId,
  schoolName: inLanguage(language, post.schoolName, post.schoolNameEn),
  subject: inLanguage(language, post.subjectName, post.subjectNameEn),
});

/** The acl behind an actor's flat list. */
export function aclOf({ permissions }: Pick<SignedIn, 'permissions'>): Record<string, string[]> {
  const acl: Record<string, string[]> = {};
  for (const held of permissions) {
    const dot = held.indexOf('.');
    const code = dot < 0 ? held : held.slice(0, dot);
    acl[code] = [...(acl[code] ?? []), ...(dot < 0 ? [] : [held.slice(dot + 1)])];
  }
  return acl;
}

/** A child's picture is the child's image: without consent of the guardians, initials are shown. */
async function avatarAddress(
  { files }: Pick<Needed, 'files'>,
  db: Db,
  { personId, category }: Pick<SignedIn, 'personId' | 'category'>,
  fileId: Id | null,
  now: Date,
): Promise<string> {
  if (!fileId || (category === 'student' && !(await mayUse(db, personId, 'media', now)))) return '';
  return files.publicAddress(await files.find(db, fileId));
}
