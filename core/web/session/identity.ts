import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Id } from '../../common/ids';
import { type AclRole, chooseRole, type LoginResult, type UserInfo } from '../../common/session';
import { token } from '../../common/token';
import type { Storage } from '../services';
import { callMode, type CallMode, tokenKeys } from './city-modes';

/** What every call says about who makes it (portal.md section 6). */
export interface RoleParameters {
  readonly category: number;
  readonly roleId: Id | null;
  readonly roleType: number | null;
}

/** What a login answers besides user info. */
export type LoginState = Omit<LoginResult, 'userEntity'>;

const roleKey = 'role';
const userKey = 'user';
const sharedUseKey = 'shared_use';

/**
 * What this browser knows about the signed-in person: state without calls, so that the calls can use it too. The token
 * is in the tab's own storage, everything else is shared by all tabs.
 */
export class StoredIdentity {
  readonly #user = signal<UserInfo | null>(null);
  readonly user: ReadonlySignal<UserInfo | null> = this.#user;
  /** Terms, modules and the password-change flag; null until they have been loaded. */
  readonly state = signal<LoginState | null>(null);
  /** What an open tab has learned to be switched off for everybody; undefined: nothing since its document came. */
  readonly offForAll = signal<readonly string[] | undefined>(undefined);

  /** The person in the document's boot facts, until somebody signs in or user info is requested again. */
  #told: LoginResult | null;

  constructor(
    private readonly shared: Storage,
    private readonly tab: Storage,
    told: LoginResult | null = null,
  ) {
    this.#told = told;
  }

  /** Once: the person in the document, if it is about the post in which this browser acts. */
  takeTold(): LoginResult | null {
    const told = this.#told;
    this.#told = null;
    const stored = this.storedRole;
    return stored === null || stored === told?.userEntity.roleId ? told : null;
  }

  get mode(): CallMode {
    return callMode(this.shared);
  }

  get token(): string | null {
    return this.tab.get<string>(tokenKeys[this.mode]);
  }

  /** A token that came with a response; it lives as long as the tab. */
  keepToken(value: string): void {
    this.tab.set(tokenKeys[this.mode], value, Infinity);
  }

  dropToken(): void {
    this.tab.remove(tokenKeys[this.mode]);
  }

  /** The post in which this browser acts, chosen by the person: kept when reloading, forgotten at logout. */
  get storedRole(): Id | null {
    return this.shared.get<Id>(roleKey);
  }

  storeRole(roleId: Id): void {
    this.shared.set(roleKey, roleId, Infinity);
  }

  /** Before this browser continues as another person. */
  forgetRole(): void {
    this.shared.remove(roleKey);
  }

  /**
   * Stores user info, and the post that belongs to it: the stored one if still held, else the active, else the first.
   */
  become(user: UserInfo): AclRole | null {
    this.#told = null;
    const role = chooseRole(user.aclRole, this.storedRole);
    if (role) this.storeRole(role.roleId);
    else this.shared.remove(roleKey);
    // the id only: what else is known of a person does not lie about on a shared computer
    this.shared.set(userKey, user.userId, Infinity);
    this.#user.value = { ...user, roleId: role?.roleId ?? user.roleId, roleType: role?.type ?? user.roleType };
    if (this.state.peek()?.isShared) this.shared.set(sharedUseKey, true, Infinity);
    if (user.token) this.keepToken(user.token);
    return role;
  }

  /** Who the tabs of this browser say is signed in; null once one of them has signed out. */
  knownToTabs(): Id | null {
    return this.shared.get<Id>(userKey);
  }

  /** The session is to be remembered on this device: idling then ends nothing. */
  get isRemembered(): boolean {
    return this.state.peek()?.isRemembered ?? false;
  }

  /** Notices when other tabs sign in or out. */
  onTabs(hear: () => void): () => void {
    return this.shared.onChange(userKey, hear);
  }

  get role(): RoleParameters | null {
    const user = this.#user.peek();
    return user && { category: user.category, roleId: user.roleId, roleType: user.roleType };
  }

  /** This browser keeps something of somebody at a shared computer, until it forgets him. */
  get isUsedShared(): boolean {
    return this.shared.get(sharedUseKey) !== null;
  }

  /**
   * Forgets the person, in this tab and in the storage that the tabs share; at a shared computer everything that was
   * stored.
   */
  forget({ isShared = this.isUsedShared } = {}): void {
    this.#told = null;
    this.shared.clearForLogout({ isShared });
    this.tab.clearForLogout({ isShared });
    this.state.value = null;
    this.#user.value = null;
  }
}

export type Identity = StoredIdentity;
export const Identity = token<Identity>('core.web.Identity');
