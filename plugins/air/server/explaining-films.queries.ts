import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { ExplainingFilms } from 'edutech/plugins/work/api';
import { ready } from '../model/status';
import { routes } from '../routes';
import { isPublished } from './resources.queries';

/** Lessons with a film on these chapters, for who got a question of them wrong. */
export const explainingFilms: ExplainingFilms<Db> = {
  on: async (db, { nodeIds, count, language }) => {
    if (nodeIds.length === 0) return [];
    const rows = await db.all<{ id: string; title: string; seconds: number }>(sql`
      select r.id, ${inLanguage('r', language)} as title, r.seconds
      from (
        select p.resource_id, min(array_position(${[...nodeIds]}::uuid[], p.node_id)) as at from air.placement p
        where p.node_id = any(${[...nodeIds]}::uuid[]) group by p.resource_id) here
      join air.resource r on r.id = here.resource_id
      where ${isPublished} and r.status = ${ready} and r.seconds > 0
      order by here.at, r.position, r.id limit ${count}`);
    return rows.map(({ id, ...film }) => ({ ...film, address: routes.detail.to({ resourceid: id }) }));
  },
};
