import type { Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { Remembered } from 'edutech/core/server/data/remembered';
import { scopeKey, scopeOf } from 'edutech/core/server/data/scope';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { SheetKey } from './homework.queries';
import { loadItems, loadKeys, type SheetItem } from './sheet';

/** Most sheets that a process remembers: of twenty questions each, some 20 MB. */
const most = 300;

export type SheetKeys = ReadonlyMap<Id, { readonly key: QuestionKey }>;

/**
 * Sheets of homework that is frozen while students have it (decision 0124), remembered by what counts their changes: a
 * sheet that was changed has another name. Whoever asks has the right to the homework; a name also holds from where it was
 * seen, since the bank shows a school other questions than the city. Items and keys are remembered apart, so that who shows
 * a sheet has no key that could leak.
 */
export class FrozenSheets {
  readonly #items = new Remembered<readonly SheetItem[]>({ most });
  readonly #keys = new Remembered<SheetKeys>({ most });

  constructor(private readonly bank: QuestionBank<Db>) {}

  /** All items, of every tier. */
  async items(db: Db, actor: Actor, sheet: Omit<SheetKey, 'keysVersion'>, now: Date): Promise<readonly SheetItem[]> {
    const load = () => loadItems(db, this.bank, sheet);
    return (await this.#items.get(nameOf(actor, sheet), now, load))!;
  }

  /** Keys of all items, for who holds the lock that keeps them as they are. */
  async keys(db: Db, actor: Actor, sheet: SheetKey, now: Date): Promise<SheetKeys> {
    const load = async () => loadKeys(db, this.bank, sheet, await this.items(db, actor, sheet, now));
    return (await this.#keys.get(`${nameOf(actor, sheet)}/${sheet.keysVersion}`, now, load))!;
  }
}

/** All that a scope shows but what is shown to one person only. */
const nameOf = (actor: Actor, { id, version }: Pick<SheetKey, 'id' | 'version'>): string =>
  `${scopeKey({ ...scopeOf(actor), person: '' })}/${id}/${version}`;
