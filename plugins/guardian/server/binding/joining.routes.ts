import { AppError, conflict, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Relation } from 'edutech/core/common/organisation/consent';
import { passwordFault, passwordRules } from 'edutech/core/common/security/password-policy';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import { type Actor, asSystem } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Call, Handlers } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { PublicThrottle } from 'edutech/core/server/security/throttle/public-throttle';
import { refuseUnsafeConnection } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import { hashPassword } from 'edutech/core/server/sign-in/login/passwords';
import type * as api from '../../api/joining';
import { isCode, veiledName } from '../../model/code';
import { mostChildren } from '../../model/relation';
import { selectPlaces } from '../children/children.queries';
import { childOnWire, type OwnChildren } from '../children/own-children';
import {
  consumeCode,
  countBindings,
  insertBinding,
  insertGuardian,
  lockGuardian,
  selectBound,
  selectOpenCode,
} from './binding.queries';
import { hashOfCode } from './codes';

const system = asSystem('a guardian uses a code of the school');
const over = () => new AppError('guardian.error.codeOver', wireCodes.gone);

interface Parts {
  readonly audit: Audit;
  readonly children: OwnChildren;
  readonly database: Database;
  readonly publicThrottle: PublicThrottle;
  readonly settings: Settings;
}

type WithCode = Pick<Call<{ code: string; proof?: string }>, 'client' | 'input' | 'now'>;

export const joiningHandlers = (parts: Parts): Handlers<typeof api> => {
  const { children, database, publicThrottle, settings } = parts;

  /** The child of an open code. Wrong ones are counted: guessing costs more and more work, reading one's own does not. */
  async function childOf({ client, input, now }: WithCode) {
    const found = await database.read(system, async (db) => {
      const code = isCode(input.code) ? await selectOpenCode(db, hashOfCode(input.code), now) : undefined;
      const [place] = code ? await selectPlaces(db, [code.studentId], cityDay(now)) : [];
      return code && place && { ...place, expiresAt: code.expiresAt };
    });
    if (found) return found;
    await publicThrottle.count('guardian.code', client.address, input.proof, now);
    throw over();
  }

  /** What the same code has done before, within its time: a call whose answer was lost is answered once more. */
  const boundBy = async ({ input, now }: WithCode) =>
    isCode(input.code) ? database.read(system, (db) => selectBound(db, hashOfCode(input.code), now)) : undefined;

  return {
    openCode: async (call) => {
      const { name, className, school, schoolEn, expiresAt } = await childOf(call);
      return { child: veiledName(name), className, school: nameIn(call.language, school, schoolEn), expiresAt };
    },

    joinWithCode: async (call) => {
      const { actor, client, input, now } = call;
      refuseUnsafeConnection(call, settings);
      const { password, username } = input;
      if ((await boundBy(call))?.username === username) return { username };
      await childOf(call);
      const fault = passwordFault(password, username, settings.passwordPolicy);
      const { minLength, kinds } = passwordRules[settings.passwordPolicy];
      if (fault) throw wrongField('password', `core.session.password.${fault}`, { minLength, kinds });
      const id = newId(now.getTime());
      const passwordHash = await hashPassword(password);
      await database.write(system, async (db) => {
        if ((await insertGuardian(db, { id, username, name: input.name.trim(), passwordHash }, now)) === 0)
          throw wrongField('username', 'guardian.error.usernameTaken');
        await bind(parts, db, { by: actor, guardianId: id, address: client.address, ...input }, now);
      });
      return { username };
    },

    bindChild: async (call) => {
      const { actor, client, db, input, language, now } = call;
      const guardianId = actor.personId;
      const bound = await boundBy(call);
      if (bound?.guardianId === guardianId)
        return childOnWire(await children.require(db, actor, bound.studentId, now), language);
      await childOf(call);
      const childId = await database.write(system, async (all) => {
        await lockGuardian(all, guardianId);
        if ((await countBindings(all, guardianId)) >= mostChildren)
          throw conflict('guardian.error.mostChildren', { most: mostChildren });
        return bind(parts, all, { by: actor, guardianId, address: client.address, ...input }, now);
      });
      return childOnWire(await children.require(db, actor, childId, now), language);
    },
  };
};

interface Binding {
  readonly by: Actor;
  readonly guardianId: Id;
  readonly code: string;
  readonly relation: Relation;
  readonly address: string;
}

/** Uses the code up and binds its child, both or neither. 410 when somebody was quicker, 409 for a child twice. */
async function bind(
  { audit }: Pick<Parts, 'audit'>,
  db: Db,
  { by, guardianId, code, relation, address }: Binding,
  now: Date,
): Promise<Id> {
  const used = await consumeCode(db, hashOfCode(code), guardianId, now);
  if (!used) throw over();
  const { schoolId, studentId } = used;
  if ((await insertBinding(db, { guardianId, studentId, relation }, now)) === 0) throw conflict('guardian.error.bound');
  await audit.record(db, by, {
    act: 'guardian.bind',
    objectKind: 'person',
    objectId: studentId,
    schoolId,
    address,
    facts: { relation, guardian: guardianId },
  });
  return studentId;
}
