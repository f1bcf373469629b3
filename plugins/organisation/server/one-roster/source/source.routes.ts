import { conflict } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Handlers } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import { InwardAddress, outwardAddress } from 'edutech/core/server/outward/outward';
import type * as api from '../../../api/one-roster';
import { limitsOf } from '../../rosters/apply.routes';
import { type SourceParts, secretPurpose } from '../parts';
import { dropWaiting, selectRunAtWork } from '../runs.queries';
import { serviceOf } from './read-source';
import type { RestService } from './rest-client';
import { deleteSource, forgetSource, lockSource, selectSource, type SourceRow, upsertSource } from './source.queries';
import { tryFolder, tryService } from './try-source';

type Given = Pick<SourceRow, 'kind' | 'baseAddress' | 'tokenAddress' | 'clientId'> & { readonly secret?: string };

const usual = {
  kind: 'rest',
  baseAddress: '',
  tokenAddress: '',
  clientId: '',
  mostLeaving: 5,
  isNightly: true,
} as const;

async function onWire(db: Db, { oneRosterFolder }: SourceParts): Promise<api.SourceSetUp> {
  const source = await selectSource(db);
  return {
    ...(source ?? usual),
    isSetUp: source !== undefined,
    hasSecret: (source?.sealedSecret ?? '') !== '',
    hasFolder: oneRosterFolder !== '',
    version: source?.version ?? 0,
  };
}

const isSameService = (one: Given, other: Given) =>
  one.kind === other.kind &&
  one.baseAddress === other.baseAddress &&
  one.tokenAddress === other.tokenAddress &&
  one.clientId === other.clientId;

/** As it was typed, with the kept secret where it was typed for this very service. */
async function serviceGiven(parts: SourceParts, given: Given, kept: SourceRow | undefined): Promise<RestService> {
  for (const field of ['baseAddress', 'tokenAddress', 'clientId'] as const)
    if (given[field] === '') throw wrongField(field, 'organisation.source.error.missing');
  for (const field of ['baseAddress', 'tokenAddress'] as const) await judge(parts, field, given[field]);
  const { baseAddress, tokenAddress, clientId, secret } = given;
  if (secret) return { baseAddress, tokenAddress, clientId, secret };
  // whoever may change the address must not get the secret sent to one of their own
  if (!kept || kept.sealedSecret === '' || !isSameService(given, kept))
    throw wrongField('secret', 'organisation.source.error.secretAgain');
  return serviceOf(parts, kept);
}

async function judge({ held }: SourceParts, field: string, address: string): Promise<void> {
  if (!URL.canParse(address)) throw wrongField(field, 'organisation.source.error.address');
  const { protocol, hostname } = new URL(address);
  if (held.file.allowLocalAddresses) return;
  if (protocol !== 'https:') throw wrongField(field, 'organisation.source.error.https');
  try {
    await outwardAddress(hostname.replace(/^\[|\]$/g, ''));
  } catch (error) {
    // a name that is not known yet may be set up before it is; each call looks again
    if (error instanceof InwardAddress) throw wrongField(field, 'organisation.source.error.inward');
  }
}

/** Nothing of the former service is taken any more: not what waits, nor (409) what is read or written just now. */
async function beginAnew(db: Db, now: Date): Promise<void> {
  if (await selectRunAtWork(db)) throw conflict('organisation.source.error.atWork');
  await dropWaiting(db, now);
  await forgetSource(db);
}

export const sourceHandlers = (
  parts: SourceParts,
): Pick<Handlers<typeof api>, 'readSource' | 'saveSource' | 'clearSource' | 'trySource'> => ({
  readSource: ({ db }) => onWire(db, parts),

  saveSource: async ({ db, actor, input, now }) => {
    const kept = await lockSource(db);
    if ((kept?.version ?? 0) !== input.version) throw conflict('organisation.source.error.changed');
    const isRest = input.kind === 'rest';
    if (!isRest && parts.oneRosterFolder === '') throw wrongField('kind', 'organisation.source.error.noFolder');
    const given = isRest ? input : { ...usual, kind: input.kind };
    const secret = isRest ? (await serviceGiven(parts, input, kept)).secret : '';
    const id = kept?.id ?? newId(now.getTime());
    const { baseAddress, tokenAddress, clientId } = given;
    await upsertSource(db, {
      id,
      kind: input.kind,
      baseAddress,
      tokenAddress,
      clientId,
      sealedSecret: isRest ? await parts.vault.seal(secret, secretPurpose, id) : '',
      mostLeaving: input.mostLeaving,
      isNightly: input.isNightly,
      ...(await limitsOf(parts, actor, 'staff')),
      changedById: actor.personId,
      version: input.version + 1,
      now,
    });
    if (!kept || !isSameService(given, kept)) await beginAnew(db, now);
    await parts.audit.record(db, actor, {
      act: 'roster.connect',
      objectKind: 'rosterSource',
      objectId: null,
      facts: { host: isRest ? new URL(baseAddress).host : '', isNightly: input.isNightly },
    });
    return onWire(db, parts);
  },

  clearSource: async ({ db, actor, input, now }) => {
    const kept = await lockSource(db);
    if ((kept?.version ?? 0) !== input.version) throw conflict('organisation.source.error.changed');
    await beginAnew(db, now);
    await deleteSource(db);
    await parts.audit.record(db, actor, { act: 'roster.disconnect', objectKind: 'rosterSource', objectId: null });
    return onWire(db, parts);
  },

  trySource: async ({ actor, input }) => {
    if (input.kind === 'folder') return { steps: await tryFolder(parts) };
    // a reader of its own: that of the call would hold its connection while the other side is silent
    const kept = await parts.database.read(actor, selectSource);
    return { steps: await tryService(parts, await serviceGiven(parts, input, kept)) };
  },
});
