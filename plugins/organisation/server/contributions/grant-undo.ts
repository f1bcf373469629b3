import { conflict } from 'edutech/core/common/errors';
import { grantees } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { ActUndo, UndoneRecord } from 'edutech/plugins/deployment/api';
import { setDefaultGrant, setPostGrant } from '../../api';
import type { GrantAdministration, HeldCode } from '../grants/grant-administration';
import type { HeldActions } from '../grants/matrix/deviations';

type Fact = UndoneRecord['facts'][string] | undefined;

/** Actions as a record writes them: nothing for a code that is not held. */
const actionsIn = (fact: Fact): HeldActions => (typeof fact === 'string' ? fact.split(' ').filter(Boolean) : null);
const inOrder = (actions: HeldActions) => actions && [...actions].sort().join(' ');

/** The change that puts a right back, if it is still as the record left it; else 409. */
function changeBack({ facts }: UndoneRecord, { actions, version }: HeldCode) {
  if (inOrder(actions) !== inOrder(actionsIn(facts.after))) throw conflict('organisation.roles.changedSince');
  return { code: String(facts.code), actions: actionsIn(facts.before), version };
}

/** How granted and taken rights are put back: by the same rule of granting as any change. */
export const grantUndos = (grants: GrantAdministration): readonly ActUndo<Db, SignedIn>[] => [
  {
    acts: ['role.setPost'],
    same: ['post', 'code'],
    may: setPostGrant.access,
    undo: async (db, record, { actor }) => {
      const postId = String(record.facts.post);
      const held = await grants.ofPost(db, postId, String(record.facts.code));
      await grants.setPost(db, actor, postId, changeBack(record, held));
    },
  },
  {
    acts: ['role.setDefault'],
    same: ['grantee', 'code'],
    may: setDefaultGrant.access,
    undo: async (db, record, { actor }) => {
      const grantee = grantees.find((one) => one === record.facts.grantee);
      if (!grantee) throw conflict('organisation.roles.changedSince');
      const held = await grants.ofGrantee(db, grantee, String(record.facts.code));
      await grants.setDefault(db, actor, grantee, changeBack(record, held));
    },
  },
];
