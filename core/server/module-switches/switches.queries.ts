import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';

/** What somebody once switched: a plugin, for the city (`countyId` null) or for a county; or a schedule, by the name of its job. */
export interface SwitchRow {
  readonly pluginId: string;
  readonly countyId: Id | null;
  readonly isOn: boolean;
}

/** A switch, and when it was turned last. */
export interface TurnedSwitch extends SwitchRow {
  readonly changedAt: Date;
}

export const selectSwitches = (db: Db) =>
  db.all<TurnedSwitch>(
    sql`select plugin_id, county_id, is_on, changed_at
      from core.module_switch`,
  );

/** One of them, which nobody else turns until the transaction ends; undefined: never turned. */
export const lockSwitch = (db: Db, { pluginId, countyId }: Omit<SwitchRow, 'isOn'>) =>
  db.maybe<TurnedSwitch>(sql`
    select plugin_id, county_id, is_on, changed_at from core.module_switch
    where plugin_id = ${pluginId} and county_id is not distinct from ${countyId}::uuid for update`);

export const upsertSwitch = (db: Db, { pluginId, countyId, isOn }: SwitchRow, now: Date) =>
  db.run(sql`
    insert into core.module_switch (plugin_id, county_id, is_on, changed_at)
    values (${pluginId}, ${countyId}, ${isOn}, ${now})
    on conflict (plugin_id, county_id) do update set is_on = excluded.is_on, changed_at = excluded.changed_at`);

/** The counties in which something can be switched, with how many schools that is. `language` decides their names. */
export const selectCounties = (db: Db, inEnglish: boolean) =>
  db.all(sql<{ id: Id; name: string; schools: number }>`
    select c.id, case when ${inEnglish} and c.name_en <> '' then c.name_en else c.name end as name,
      (select count(*) from core.school s where s.county_id = c.id) as schools
    from core.county c order by c.sort, c.name`);
