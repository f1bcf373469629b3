import type { Acl } from './permissions/acl';
import type { Id } from './ids';
import type { SessionLimit } from './permissions/session-limit';
import type { Category, RoleType } from './permissions/people';
import type { Term } from './time/terms';

/** A post of a person, as the wire has it (`aclRole`). */
export interface AclRole {
  roleId: Id;
  type: RoleType;
  /** 1 for the active one. */
  activeStatus: 0 | 1;
  /** Readable name: 王老师's "初中数学 教师". */
  name: string;
  schoolId: Id | null;
  schoolName: string | null;
  subject: string | null;
}

/** User info as the specification has it (portal.md section 3). */
export interface UserInfo {
  userId: Id;
  /** The name for signing in. */
  username: string;
  /** The person's name. */
  name: string;
  usercode: string;
  /** Avatar address; empty when there is none (initials are shown then). */
  fullPath: string;
  category: Category;
  roleId: Id | null;
  roleType: RoleType | null;
  aclRole: readonly AclRole[];
  acl: Acl;
  hasClassinfo: boolean;
  token: string;
}

/** The answer of a login (portal.md section 3). */
export interface LoginResult {
  userEntity: UserInfo;
  changePassword: boolean;
  termVos: readonly Term[];
  /** Module ids in navigation order, switched-off ones left out. */
  module: readonly string[];
  /** Ids of plugins that are switched off in the person's city or county; a root on another server may leave it out. */
  off?: readonly string[];
  /** How far the session reaches; absent: as far as the person. */
  limit?: SessionLimit;
  /** At a computer that several people use; absent: not. */
  isShared?: boolean;
  /** To be remembered on this device: idling does not end it; absent: not. */
  isRemembered?: boolean;
  /** Terms of use or privacy notice in a version that the person has not accepted; absent: all is accepted. */
  mustAgree?: boolean;
  /** The name of the person who acts as this person. */
  actedBy?: string | null;
}

/** The stored role if the person still has it, else the active one, else the first, else none (portal.md section 4). */
export function chooseRole(roles: readonly AclRole[], stored: Id | null): AclRole | null {
  return (
    roles.find((role) => role.roleId === stored) ?? roles.find((role) => role.activeStatus === 1) ?? roles[0] ?? null
  );
}
