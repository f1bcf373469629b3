import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { ErrorParams } from 'edutech/core/common/errors';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { NotifiedThing } from 'edutech/core/server/notifications/notified-thing';

/** How somebody hears of a matter. */
export interface Choice {
  readonly matter: string;
  readonly bell: boolean;
  readonly mail: boolean;
}

/** What somebody has chosen; matters without a row are as usual. */
export const selectChoices = (db: Db, personId: Id) =>
  db.all<Choice>(sql`select matter, bell, mail from account.notification_choice where person_id = ${personId}`);

export const upsertChoice = (db: Db, personId: Id, { matter, bell, mail }: Choice) =>
  db.run(sql`
    insert into account.notification_choice (person_id, matter, bell, mail)
    values (${personId}, ${matter}, ${bell}, ${mail})
    on conflict (person_id, matter) do update set bell = excluded.bell, mail = excluded.mail`);

/** Those of some people who have chosen something about a matter; mail only where an address is confirmed. */
export const selectChosen = (db: Db, matter: string, people: readonly Id[]) =>
  db.all<{ personId: Id; bell: boolean; mail: boolean }>(sql`
    select c.person_id, c.bell, c.mail and m.address is not null as mail
    from account.notification_choice c left join account.mail m on m.person_id = c.person_id
    where c.matter = ${matter} and c.person_id = any(${[...people]}::uuid[])`);

export interface LetterRow {
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly params: ErrorParams;
  readonly path: string;
}

/**
 * A notification as a letter to its reader, as it appears at a time; nothing when it was withdrawn or a newer one has taken
 * its place, or its reader has no address any more.
 */
export const selectLetter = (db: Db, { schoolId, area, thread }: NotifiedThing, personId: Id, at: string | null) =>
  db.maybe<LetterRow>(sql`
    select m.address as "to", coalesce(p.language, 'zh-CN') as language, n.text_key as key, n.params, n.path
    from core.notification n join core.person p on p.id = n.person_id join account.mail m on m.person_id = n.person_id
    where n.school_id = ${schoolId} and n.area = ${area} and n.thread = ${thread} and n.person_id = ${personId}
      and (${at}::timestamptz is null or n.shown_from = ${at}::timestamptz) and p.disabled_at is null and m.address is not null`);
