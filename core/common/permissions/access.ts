import type { CategoryName } from './people';

/** A permission code of the customer, such as `homework_tea`. Its fine-grained actions follow a dot on the flat list. */
export type PermissionCode = string;

/** Limits a rule to some categories of people; absent means everybody who meets the rest. */
interface ForTypes {
  types?: readonly CategoryName[];
}

/**
 * Who may call an endpoint or open a page. A closed union without a default: an endpoint that does not declare it does
 * not compile.
 *
 * - `permission`: the code, and with `action` the sub-permission `code.action`. `strict: false` also accepts any one
 *   action under the code.
 * - `anyOf`: one of the codes is enough; `strict: true` requires all of them.
 * - `signedIn`: any signed-in person (of these `types`).
 * - `public`: needs no login; the text says why that is right.
 */
export type Access =
  | ({ permission: PermissionCode; action?: string; strict?: boolean } & ForTypes)
  | ({ anyOf: readonly PermissionCode[]; action?: string; strict?: boolean } & ForTypes)
  | ({ signedIn: true } & ForTypes)
  | { public: string };

/** The facts that {@link isAllowed} decides by. A signed-out visitor is `null`. */
export interface Holder {
  readonly category: CategoryName;
  /** Flat list: `code` and `code.action`. */
  readonly permissions: ReadonlySet<string>;
}

/** The only place that decides access; browser and server both ask it. The server's answer is the one that counts. */
export function isAllowed(access: Access, holder: Holder | null): boolean {
  if ('public' in access) return true;
  if (!holder) return false;
  if (access.types && !access.types.includes(holder.category)) return false;
  if ('signedIn' in access) return true;
  if ('permission' in access) return holds(holder, access.permission, access.action, access.strict ?? true);
  const held = (code: string) => holds(holder, code, access.action, true);
  return access.strict ? access.anyOf.every(held) : access.anyOf.some(held);
}

/** Why a person is refused: not signed in (464), the wrong kind of account, or a missing permission. */
export type Refusal = 'signed-out' | 'wrong-type' | 'no-permission';

/** The reason for a refusal, or `null` when access is allowed. */
export function refusalOf(access: Access, holder: Holder | null): Refusal | null {
  if (isAllowed(access, holder)) return null;
  if (!holder) return 'signed-out';
  const types = 'public' in access ? undefined : access.types;
  return types && !types.includes(holder.category) ? 'wrong-type' : 'no-permission';
}

/** Every permission code that an access rule names. */
export function codesOf(access: Access): readonly PermissionCode[] {
  if ('permission' in access) return [access.permission];
  if ('anyOf' in access) return access.anyOf;
  return [];
}

function holds(holder: Holder, code: string, action: string | undefined, strict: boolean): boolean {
  if (holder.permissions.has(action ? `${code}.${action}` : code)) return true;
  if (strict) return false;
  for (const held of holder.permissions) if (held.startsWith(`${code}.`)) return true;
  return false;
}
