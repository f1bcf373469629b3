import { notFound } from 'edutech/core/common/errors';
import type { Stopwatch } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { MessageService, MessageServices, ServiceKind } from 'edutech/plugins/messages/api';
import type { MessageSetUp } from '../../api';
import { changesBetween } from '../../model/settings/sign-on-changes';
import { batchesOf, findList, type SealedList, type SealedParts } from '../settings/sealed-list';

export interface MessageServiceParts extends SealedParts {
  readonly database: Database;
  readonly stopwatch: Stopwatch;
  /** Of the area that sends messages; none where it is not installed. */
  readonly messages: readonly MessageServices[];
}

/** The area that sends messages; 404 without it. */
export function portOf({ messages }: MessageServiceParts): MessageServices {
  const [port] = messages;
  if (!port) throw notFound('deployment.error.noSetting');
  return port;
}

export const listOf = (parts: MessageServiceParts): SealedList<MessageService> => ({
  name: 'messageServices',
  read: portOf(parts).read,
  write: portOf(parts).write,
  said: ({ kind, address, keyId, secret }) =>
    [kind.toUpperCase(), address, keyId, secret && '••••'].filter(Boolean).join(' · '),
  idOf: ({ kind }) => kind,
});

const named = (services: readonly MessageService[]) =>
  services.map((one) => ({ ...one, id: one.kind, name: one.kind, nameEn: one.kind }));

/** All there is to see: of secrets only whether there is one. */
export async function setUpOf(db: Db, parts: MessageServiceParts, now: Date): Promise<MessageSetUp> {
  const { fields } = portOf(parts);
  const { items, changeId } = await findList(db, parts, listOf(parts));
  const batches = await batchesOf(db, parts, listOf(parts), now);
  return {
    services: (Object.keys(fields) as ServiceKind[]).map((kind) => {
      const service = items.find((one) => one.kind === kind);
      return {
        kind,
        isSet: service !== undefined,
        hasSecret: service !== undefined,
        fields: fields[kind].map(({ name, usual }) => ({ name, value: service ? service[name] : usual })),
      };
    }),
    batches: batches.map(({ before, after, ...batch }) => ({
      ...batch,
      changes: changesBetween(named(before), named(after)).map(({ name, what, fields: changed }) => ({
        kind: name as MessageService['kind'],
        what,
        fields: changed,
      })),
    })),
    changeId,
  };
}
