import type { Id } from 'edutech/core/common/ids';
import { getUserInfo } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { demoPasswordHash } from 'edutech/core/server/demo-password';
import { Events } from 'edutech/core/server/events/events';
import { personChanged, Sessions } from 'edutech/core/server/session/sessions';
import { expect } from './expect';
import { signedIn } from '../people';
import type { TestApp } from '../servers/start-app';

// What an office would change about a demo account, for one test. The site is shared, so each change answers how to take it
// back; tests do that when they are over (`onTestFinished`).

const write = <T>(site: TestApp, work: (db: Db) => Promise<T>) =>
  site.platform.services.database.write(asSystem('a test arranges its case'), work);

const postOf = (site: TestApp, account: DemoAccount) => {
  const { roleId } = site.world.people[account];
  if (!roleId) throw new Error(`${account} has no post that something could be granted to`);
  return roleId;
};

/** Codes that a post is to hold beside its own, or not to hold any more. */
interface Difference {
  readonly given?: readonly string[];
  readonly withheld?: readonly string[];
}

/** Gives the account's current post some codes and takes others from it. Answers when the server knows. */
export async function changeGrants(site: TestApp, account: DemoAccount, { given = [], withheld = [] }: Difference) {
  const post = postOf(site, account);
  const codes = [...given, ...withheld];
  await change(site, account, async (db) => {
    for (const code of codes) {
      await db.run(sql`insert into core.post_grant (post_id, code, withheld)
        values (${post}, ${code}, ${withheld.includes(code)})`);
    }
  });
  const person = await signedIn(site, account);
  await expect
    .poll(async () => {
      const { acl } = (await person.call(getUserInfo)).envelope!.data as { acl: Record<string, unknown> };
      return codes.filter((code) => code in acl);
    })
    .toEqual(given);
  return () =>
    change(site, account, (db) =>
      db.run(sql`delete from core.post_grant where post_id = ${post} and code = any(${codes}::text[])`),
    );
}

/** Changes what somebody may do, and says so as the administration does. */
const change = (site: TestApp, account: DemoAccount, work: (db: Db) => Promise<unknown>) =>
  write(site, async (db) => {
    await work(db);
    const { personId } = site.world.people[account];
    await site.platform.container.get(Events).emit(db, { name: personChanged, payload: { personId } });
  });

/** Leaves an auditor without anything to audit. */
export async function removeScope(site: TestApp, account: DemoAccount) {
  const post = postOf(site, account);
  const scopes = await write(site, (db) =>
    db.all<{ id: string; county: string | null; school: string | null; stage: string | null; subject: string | null }>(
      sql`delete from core.management_scope where post_id = ${post}
        returning id, county_id as county, school_id as school, stage, subject_id as subject`,
    ),
  );
  return () =>
    write(site, async (db) => {
      for (const { id, county, school, stage, subject } of scopes) {
        await db.run(sql`insert into core.management_scope (id, post_id, county_id, school_id, stage, subject_id)
          values (${id}, ${post}, ${county}, ${school}, ${stage}, ${subject})`);
      }
    });
}

/** Sets the demo password again after a test has changed it; `mustChange`: to be changed at the next login. */
export async function resetPassword(site: TestApp, account: DemoAccount, mustChange: boolean): Promise<void> {
  const hash = await demoPasswordHash();
  const { personId } = site.world.people[account];
  await change(site, account, (db) =>
    db.run(sql`update core.person set password_hash = ${hash}, must_change_password = ${mustChange}
      where id = ${personId}`),
  );
}

/** Ends all sessions of an account behind its browsers' back, as a long night does. */
export async function endSessions(site: TestApp, account: DemoAccount): Promise<void> {
  const sessions = site.platform.container.get(Sessions);
  await write(site, (db) => sessions.endAllOf(db, site.world.people[account].personId));
}

/** Lets somebody teach mathematics in a class beside whoever does. */
export async function teachToo(site: TestApp, { classId, personId }: { readonly classId: Id; readonly personId: Id }) {
  const { schoolId, termId } = site.world;
  const subject = demoId('subject/mathematics');
  await write(site, (db) =>
    db.run(sql`insert into core.class_teacher (school_id, term_id, class_id, subject_id, person_id)
      values (${schoolId}, ${termId}, ${classId}, ${subject}, ${personId})`),
  );
  return () =>
    write(site, (db) =>
      db.run(sql`delete from core.class_teacher where term_id = ${termId} and class_id = ${classId}
        and subject_id = ${subject} and person_id = ${personId}`),
    );
}
