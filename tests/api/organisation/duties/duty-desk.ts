import { newId } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { TestApp } from '../../../support/servers/start-app';

/** One more administrator of the city; answers the person. */
export async function secondAdministrator(app: TestApp): Promise<string> {
  const { database, clock } = app.platform.services;
  const id = newId();
  await database.write(asSystem('a test hires an administrator'), (db) =>
    db.run(sql`
      insert into core.person (id, username, usercode, name, category, created_at)
      values (${id}, 'auditadmin', '900099', '秦审', ${categories.cityAdmin}, ${clock.now()})`),
  );
  return id;
}
