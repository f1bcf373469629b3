import { conflict, notFound } from 'edutech/core/common/errors';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import { lockSettings } from 'edutech/core/server/changed-settings/changed-settings.queries';
import { originOf } from 'edutech/core/server/session/cookies';
import type { SetUpProvider } from 'edutech/plugins/account/api';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { changeSignOn, readSignOn, removeSignOn, trySignOn, undoSignOn } from '../../api';
import { connectionAdvice, Trial } from 'edutech/plugins/organisation/kit/server/trial';
import { refuseInward } from '../settings/refuse-inward';
import { findList, saveList, undoList } from '../settings/sealed-list';
import { listOf, portOf, type SignOnParts, signOnOf } from './stored-services';

/** More than a city has. */
const mostServices = 20;

const shown = (parts: SignOnParts, { db, now, headers }: Pick<Call<unknown>, 'db' | 'now' | 'headers'>) =>
  signOnOf(db, parts, { now, origin: originOf({ headers }, parts.held.settings) });

/** What goes to a service lets people in: it goes by TLS. */
function refuseUnsafe(parts: SignOnParts, address: string): void {
  if (!URL.canParse(address)) throw wrongField('address', 'deployment.error.noAddress');
  if (portOf(parts).isUnsafe(address)) throw wrongField('address', 'deployment.signOn.needsTls');
}

type Given = InputOf<typeof trySignOn>;

/** With its secret: the one that was typed, or the one that is kept, if it was typed for this very address and id. */
function serviceOf({ secret, ...given }: Given, kept: SetUpProvider | undefined): SetUpProvider {
  const { id, protocol, name, nameEn, algorithm, finds, provesTwoFactors } = given;
  const [address, clientId] = [given.address.trim().replace(/\/$/, ''), given.clientId.trim()];
  if (protocol === 'oidc' && clientId === '') throw wrongField('clientId', 'deployment.signOn.needsClientId');
  const isSame = kept?.address === address && kept.clientId === clientId && kept.protocol === protocol;
  // whoever may change the address must not get the secret sent to one of their own
  if (protocol === 'oidc' && !secret && kept && kept.secret !== '' && !isSame)
    throw wrongField('secret', 'deployment.signOn.secretAgain');
  return {
    id,
    protocol,
    name: name.trim(),
    nameEn: nameEn.trim(),
    address,
    clientId: protocol === 'oidc' ? clientId : '',
    algorithm,
    scope: given.scope.trim() || 'openid profile',
    claim: given.claim.trim(),
    finds,
    provesTwoFactors: protocol === 'oidc' && provesTwoFactors,
    secret: protocol === 'oidc' ? secret || (isSame ? kept.secret : '') : '',
  };
}

export const read =
  (parts: SignOnParts): SingleHandler<typeof readSignOn> =>
  (call) =>
    parts.identity.length === 0 ? { services: [], batches: [], changeId: null } : shown(parts, call);

export const change =
  (parts: SignOnParts): SingleHandler<typeof changeSignOn> =>
  async (call) => {
    const { db, actor, input, now, client } = call;
    const { isNew, reason, changeId, ...given } = input;
    const port = portOf(parts);
    refuseUnsafe(parts, given.address);
    const host = new URL(given.address).hostname.replace(/^\[|\]$/g, '');
    await refuseInward(host, parts.held, wrongField('address', 'deployment.signOn.inward'));
    await lockSettings(db);
    const found = await findList(db, parts, listOf(parts));
    if (found.changeId !== changeId) throw conflict('deployment.error.changedSince');
    const kept = found.items.find(({ id }) => id === given.id);
    const isTaken = kept !== undefined || port.ofFile.some(({ id }) => id === given.id);
    if (isNew && isTaken) throw wrongField('id', 'deployment.signOn.idTaken');
    if (!isNew && !kept) throw notFound('deployment.error.noSetting');
    if (isNew && found.items.length >= mostServices) throw conflict('deployment.signOn.tooMany');
    const service = serviceOf(given, kept);
    const after = isNew ? [...found.items, service] : found.items.map((one) => (one.id === service.id ? service : one));
    const by = { actor, now, reason: reason.trim(), address: client.address };
    await saveList(db, parts, listOf(parts), { before: found.items, after }, by);
    return shown(parts, call);
  };

export const remove =
  (parts: SignOnParts): SingleHandler<typeof removeSignOn> =>
  async (call) => {
    const { db, actor, input, now, client } = call;
    await lockSettings(db);
    const found = await findList(db, parts, listOf(parts));
    if (found.changeId !== input.changeId) throw conflict('deployment.error.changedSince');
    const after = found.items.filter(({ id }) => id !== input.id);
    if (after.length === found.items.length) throw notFound('deployment.error.noSetting');
    const by = { actor, now, reason: '', address: client.address };
    await saveList(db, parts, listOf(parts), { before: found.items, after }, by);
    return shown(parts, call);
  };

export const undo =
  (parts: SignOnParts): SingleHandler<typeof undoSignOn> =>
  async (call) => {
    const { db, actor, input, now, client } = call;
    await lockSettings(db);
    const by = { actor, now, reason: '', address: client.address };
    await undoList(db, parts, listOf(parts), input.batchId, by);
    return shown(parts, call);
  };

export const tryOut =
  (parts: SignOnParts): SingleHandler<typeof trySignOn> =>
  async ({ actor, input, headers }) => {
    refuseUnsafe(parts, input.address);
    // a reader of its own: that of the call would hold its connection while the other side is silent
    const { items } = await parts.database.read(actor, (db) => findList(db, parts, listOf(parts)));
    const kept = items.find(({ id }) => id === input.id);
    const service = serviceOf(input, kept);
    const trial = new Trial({
      stopwatch: parts.stopwatch,
      secrets: [service.secret],
      advise: (error, step) => connectionAdvice(error) || step,
    });
    for (const { step, work } of portOf(parts).trial(service, originOf({ headers }, parts.held.settings)))
      await trial.step(step, work, String);
    return { steps: trial.steps };
  };
