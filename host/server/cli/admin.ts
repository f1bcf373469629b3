import { randomBytes } from 'node:crypto';
import { newId } from 'edutech/core/common/ids';
import { duties } from 'edutech/core/common/permissions/duties';
import { asSystem } from 'edutech/core/server/actor';
import { writeDuty } from 'edutech/core/server/permissions/duties/duties.queries';
import { hashPassword } from 'edutech/core/server/sign-in/login/passwords';
import { forgetFactors } from 'edutech/core/server/sign-in/login/second-factors';
import { personChanged } from 'edutech/core/server/session/sessions';
import type { Console } from './console';
import { insertAdministrator, updatePassword } from './commands.queries';
import { option, refuseUnknown } from './terminal/options';

const system = asSystem('the command line of the deployment');

/** A password that is shown once on the terminal and must be changed at the first login. */
const newPassword = () => `${randomBytes(9).toString('base64url')}-7a`;

/** An account to begin with: a super administrator, with one of the three duties if named. Its password is printed once. */
export async function createAdministrator(
  { database, clock, events, audit }: Console,
  args: readonly string[],
): Promise<number> {
  const [username, name] = args;
  const duty = dutyIn(args);
  if (!username || !name) throw new Error('Say a user name and a name: node build.mjs host admin create wang 王立');
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const person = { id: newId(now.getTime()), username: username.trim().toLowerCase(), name, passwordHash, now };
  await database
    .write(system, async (db) => {
      await insertAdministrator(db, person);
      const about = { objectKind: 'person', objectId: person.id };
      const { username } = person;
      await audit.record(db, system, { act: 'deployment.createAdministrator', ...about, facts: { username } });
      if (!duty) return;
      await writeDuty(db, { personId: person.id, duty, by: null, now });
      await audit.record(db, system, { act: 'role.setDuty', ...about, facts: { duty, before: null } });
      await events.emit(db, { name: personChanged, payload: { personId: null } });
    })
    .catch((error: { code?: string }) => {
      if (error.code === '23505') throw new Error(`The user name ${person.username} is taken.`);
      throw error;
    });
  console.log(`${person.username} may sign in with the password ${password} and has to change it then.`);
  return 0;
}

function dutyIn(args: readonly string[]) {
  const named = option(args, 'duty');
  const duty = duties.find((one) => one === named);
  if (named && !duty) throw new Error(`--duty takes ${duties.join(', ')}, not "${named}".`);
  return duty;
}

/**
 * Restores access for a person: a new password, and no second factor, which may be lost. If one is required the person
 * sets up another at the next login. Their sessions end.
 */
export async function resetPassword(
  { database, events, sessions, secondFactors, audit }: Console,
  args: readonly string[],
): Promise<number> {
  refuseUnknown(args, { words: 1 });
  const [username = ''] = args;
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const factors = await secondFactors();
  const found = await database.write(system, async (db) => {
    const person = await updatePassword(db, username.trim().toLowerCase(), passwordHash);
    if (!person) return null;
    const removedFactors = await forgetFactors(db, factors, person.id);
    const endedSessions = await sessions.endAllOf(db, person.id);
    await events.emit(db, { name: personChanged, payload: { personId: person.id } });
    await audit.record(db, system, {
      act: 'deployment.resetPassword',
      objectKind: 'person',
      objectId: person.id,
      facts: { username: person.username, endedSessions, removedFactors },
    });
    return { ...person, removedFactors };
  });
  if (!found) throw new Error(`Nobody has the user name "${username}".`);
  console.log(`${found.username} may sign in with the password ${password} and has to change it then.`);
  console.log(
    found.removedFactors > 0
      ? `The second factors were removed (${found.removedFactors}): where one is needed, the next login sets up another.`
      : 'There was no second factor to remove.',
  );
  return 0;
}
