import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import type { Access } from 'edutech/core/common/permissions/access';
import { contributions } from 'edutech/core/common/token';
import { Id as IdKind } from 'edutech/core/common/wire/kinds';
import { auditReader } from '../access';

/** A record whose act is put back. */
export interface UndoneRecord {
  readonly id: Id;
  readonly act: string;
  readonly at: Date;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
}

/** Who puts an act back. */
export interface Undoing<Actor = unknown> {
  readonly actor: Actor;
  readonly now: Date;
  readonly language: 'zh-CN' | 'en';
  readonly address: string;
}

/**
 * How the acts of an area are put back (decision 0226). Their records say `before` and `after`; an act that changed nothing
 * has no inverse.
 */
export interface ActUndo<Db = unknown, Actor = unknown> {
  readonly acts: readonly string[];
  /** Facts that say what an act was done to: a later act of these with the same ones has changed it since. */
  readonly same: readonly string[];
  /** Who may do such acts at all; `undo` asks the rest. */
  readonly may: Access;
  /** Which of these records, that are young enough, can be put back, where later records do not tell. */
  open?(db: Db, actor: Actor, records: readonly UndoneRecord[], now: Date): Promise<ReadonlySet<Id>>;
  /** Puts the act back, with a record of its own. Throws 409 when what it did is no longer so. */
  undo(db: Db, record: UndoneRecord, by: Undoing<Actor>): Promise<void>;
}
export const ActUndo = contributions<ActUndo>('deployment.ActUndo');

/**
 * Puts an act back within a day of it. Throws `deployment.error.noRecord` (404), `deployment.error.changedSince` (409) when
 * something has changed since, and what doing such an act throws.
 */
export const undoAct = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/audit/undo',
  access: auditReader('search'),
  input: Type.Object({ id: IdKind }),
  output: Type.Object({}),
});
