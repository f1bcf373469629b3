import { createHash } from 'node:crypto';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import {
  deleteItem,
  deleteItemsOfGrant,
  type ProviderItem,
  selectItem,
  selectItemByUid,
  updateConsumed,
  upsertItem,
} from './provider.queries';

const system = asSystem('outside modules sign people in');
const hashOf = (id: string) => createHash('sha256').update(id).digest();

/** Sessions are found by `uid` too, so they keep their own id; alone it opens nothing (see {@link ./platform-session}). */
const keepsId = 'Session';

/**
 * Storage of oidc-provider, in one table that all processes share. Codes and tokens are their own ids: of those the table
 * has the hash only, and the payload does not repeat them.
 */
export const tableAdapter =
  (database: Database, clock: Clock): AdapterFactory =>
  (model): Adapter => {
    const read = <T>(work: (db: Db) => Promise<T>) => database.read(system, work);
    const write = (work: (db: Db) => Promise<unknown>) => database.write(system, work).then(() => undefined);
    return {
      upsert: (id, payload, expiresIn) => {
        const { jti, ...rest } = payload;
        const kept = { ...rest, ...(model === keepsId && { jti }) };
        const expiresAt = expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null;
        const item = { payload: kept, grantId: payload.grantId ?? null, uid: payload.uid ?? null, expiresAt };
        return write((db) => upsertItem(db, model, hashOf(id), item));
      },
      find: (id) => read((db) => selectItem(db, model, hashOf(id), clock.now())).then((found) => payloadOf(found, id)),
      findByUid: (uid) => read((db) => selectItemByUid(db, model, uid, clock.now())).then((found) => payloadOf(found)),
      // device codes are not offered
      findByUserCode: async () => undefined,
      consume: (id) => write((db) => updateConsumed(db, model, hashOf(id), clock.now())),
      destroy: (id) => write((db) => deleteItem(db, model, hashOf(id))),
      revokeByGrantId: (grantId) => write((db) => deleteItemsOfGrant(db, grantId)),
    };
  };

const payloadOf = (item: ProviderItem | undefined, id?: string): AdapterPayload | undefined =>
  item && {
    ...item.payload,
    ...(id !== undefined && { jti: id }),
    ...(item.consumedAt && { consumed: Math.floor(item.consumedAt.getTime() / 1000) }),
  };
