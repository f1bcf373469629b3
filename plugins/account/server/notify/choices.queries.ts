import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** What somebody has chosen about one way of a matter; ways without a row are as usual. */
export interface Choice {
  readonly matter: string;
  readonly way: string;
  readonly isOn: boolean;
  readonly chosenAt: Date;
}

export const selectChoices = (db: Db, personId: Id) =>
  db.all<Choice>(sql`
    select matter, way, is_on, chosen_at from account.notification_way where person_id = ${personId}`);

export const upsertChoice = (db: Db, personId: Id, { matter, way, isOn, chosenAt }: Choice) =>
  db.run(sql`
    insert into account.notification_way (person_id, matter, way, is_on, chosen_at)
    values (${personId}, ${matter}, ${way}, ${isOn}, ${chosenAt})
    on conflict (person_id, matter, way) do update set is_on = excluded.is_on, chosen_at = excluded.chosen_at`);

/** What some people have chosen about a matter. */
export const selectChosen = (db: Db, matter: string, people: readonly Id[]) =>
  db.all<Omit<Choice, 'matter'> & { readonly personId: Id }>(sql`
    select person_id, way, is_on, chosen_at from account.notification_way
    where matter = ${matter} and person_id = any(${[...people]}::uuid[])`);
