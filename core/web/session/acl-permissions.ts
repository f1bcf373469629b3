import { computed, type ReadonlySignal } from '@preact/signals-react';
import { type Access, type Holder, isAllowed } from '../../common/permissions/access';
import { aclAliases, flattenAcl } from '../../common/permissions/acl';
import { categoryName } from '../../common/permissions/people';
import type { UserInfo } from '../../common/session';
import { inject, injectable } from '../../di/inject';
import type { Permissions } from '../services';
import { Identity } from './identity';

/** Decides by the acl in user info. The server always decides again. */
@injectable()
export class AclPermissions implements Permissions {
  readonly #holder: ReadonlySignal<Holder | null>;

  constructor(@inject(Identity) identity: Pick<Identity, 'user'>) {
    this.#holder = computed(() => holderOf(identity.user.value));
  }

  allows(access: Access): boolean {
    return isAllowed(access, this.#holder.value);
  }

  /** Takes the short names of portal.md too (`usercenter`, `usercenter.class_setting`). */
  has(permission: string): boolean {
    const [code = '', ...action] = permission.split('.');
    const full = [aclAliases[code] ?? code, ...action].join('.');
    const held = this.#holder.value?.permissions;
    return held ? held.has(permission) || held.has(full) : false;
  }
}

const holderOf = (user: UserInfo | null): Holder | null =>
  user && { category: categoryName(user.category), permissions: flattenAcl(user.acl) };
