import type { Grantee } from 'edutech/core/common/plugin';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import { personChanged } from 'edutech/core/server/session/sessions';
import type { HeldActions } from './matrix/deviations';
import type { PostRow } from './posts.queries';

interface Change {
  readonly code: string;
  readonly before: HeldActions;
  readonly actions: HeldActions;
}

/** The record of a change of rights, and its event to every process: a removed right ends within a second. */
export interface GrantRecords {
  defaultChanged(db: Db, actor: SignedIn, change: Change & { readonly grantee: Grantee }): Promise<void>;
  postChanged(db: Db, actor: SignedIn, post: PostRow, change: Change): Promise<void>;
}

/** In plain words of a log: nothing for a code that is not held, else the actions. */
const written = (actions: HeldActions) => (actions === null ? null : actions.join(' '));
const factsOf = ({ code, before, actions }: Change) => ({ code, before: written(before), after: written(actions) });

export const grantRecords = ({ audit, events }: { readonly audit: Audit; readonly events: Events }): GrantRecords => ({
  async defaultChanged(db, actor, { grantee, ...change }) {
    const facts = { grantee, ...factsOf(change) };
    await audit.record(db, actor, { act: 'role.setDefault', objectKind: 'grantee', objectId: null, facts });
    await events.emit(db, { name: personChanged, payload: { personId: null } });
  },
  async postChanged(db, actor, { personId, postId, schoolId, username }, change) {
    await audit.record(db, actor, {
      act: 'role.setPost',
      objectKind: 'person',
      objectId: personId,
      schoolId: schoolId ?? actor.schoolId,
      facts: { username, post: postId, ...factsOf(change) },
    });
    await events.emit(db, { name: personChanged, payload: { personId } });
  },
});
