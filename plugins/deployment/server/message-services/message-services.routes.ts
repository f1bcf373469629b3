import type { InputOf } from 'edutech/core/common/endpoint';
import { conflict, notFound } from 'edutech/core/common/errors';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SingleHandler } from 'edutech/core/server/call';
import { lockSettings } from 'edutech/core/server/changed-settings/changed-settings.queries';
import type { MessageService } from 'edutech/plugins/messages/api';
import { connectionAdvice, Trial } from 'edutech/plugins/organisation/kit/server/trial';
import type {
  changeMessageService,
  readMessageServices,
  removeMessageService,
  tryMessageService,
  undoMessageServices,
} from '../../api';
import { refuseInward } from '../settings/refuse-inward';
import { findList, saveList, undoList } from '../settings/sealed-list';
import { listOf, type MessageServiceParts, portOf, setUpOf } from './stored-messages';

type Given = InputOf<typeof tryMessageService>;

const addresses = ['address', 'tokenAddress'] as const;

/** With its secret: the one that was typed, or the one that is kept, if it was typed for these very addresses and this key. */
function serviceOf(
  parts: MessageServiceParts,
  { secret, ...given }: Given,
  kept: MessageService | undefined,
): MessageService {
  const { kind } = given;
  const port = portOf(parts);
  const names = port.fields[kind].map(({ name }) => name);
  const value = (name: (typeof names)[number]) => (names.includes(name) ? given[name].trim() : '');
  for (const name of names) if (value(name) === '') throw wrongField(name, 'deployment.messages.missing');
  const service = {
    kind,
    address: value('address').replace(/\/$/, ''),
    tokenAddress: value('tokenAddress').replace(/\/$/, ''),
    keyId: value('keyId'),
    agentId: value('agentId'),
    signName: value('signName'),
    template: value('template'),
    codeTemplate: value('codeTemplate'),
  };
  for (const name of addresses)
    if (service[name] !== '' && !URL.canParse(service[name])) throw wrongField(name, 'deployment.error.noAddress');
  for (const name of addresses)
    if (port.isUnsafe(service[name])) throw wrongField(name, 'deployment.messages.needsTls');
  const isSame = kept && [...addresses, 'keyId' as const].every((name) => kept[name] === service[name]);
  // who may change the address must not get the secret sent to an address of their own
  if (!secret && !isSame)
    throw wrongField('secret', kept ? 'deployment.messages.secretAgain' : 'deployment.messages.missing');
  return { ...service, secret: secret || kept!.secret };
}

export const read =
  (parts: MessageServiceParts): SingleHandler<typeof readMessageServices> =>
  ({ db, now }) =>
    parts.messages.length === 0 ? { services: [], batches: [], changeId: null } : setUpOf(db, parts, now);

export const change =
  (parts: MessageServiceParts): SingleHandler<typeof changeMessageService> =>
  async ({ db, actor, input, now, client }) => {
    const { reason, changeId, ...given } = input;
    for (const name of addresses) {
      if (!URL.canParse(given[name])) continue;
      const host = new URL(given[name]).hostname.replace(/^\[|\]$/g, '');
      await refuseInward(host, parts.held, wrongField(name, 'deployment.messages.inward'));
    }
    await lockSettings(db);
    const found = await findList(db, parts, listOf(parts));
    if (found.changeId !== changeId) throw conflict('deployment.error.changedSince');
    const others = found.items.filter(({ kind }) => kind !== given.kind);
    const kept = found.items.find(({ kind }) => kind === given.kind);
    const after = [...others, serviceOf(parts, given, kept)];
    const by = { actor, now, reason: reason.trim(), address: client.address };
    await saveList(db, parts, listOf(parts), { before: found.items, after }, by);
    return setUpOf(db, parts, now);
  };

export const remove =
  (parts: MessageServiceParts): SingleHandler<typeof removeMessageService> =>
  async ({ db, actor, input, now, client }) => {
    await lockSettings(db);
    const found = await findList(db, parts, listOf(parts));
    if (found.changeId !== input.changeId) throw conflict('deployment.error.changedSince');
    const after = found.items.filter(({ kind }) => kind !== input.kind);
    if (after.length === found.items.length) throw notFound('deployment.error.noSetting');
    const by = { actor, now, reason: '', address: client.address };
    await saveList(db, parts, listOf(parts), { before: found.items, after }, by);
    return setUpOf(db, parts, now);
  };

export const undo =
  (parts: MessageServiceParts): SingleHandler<typeof undoMessageServices> =>
  async ({ db, actor, input, now, client }) => {
    await lockSettings(db);
    await undoList(db, parts, listOf(parts), input.batchId, { actor, now, reason: '', address: client.address });
    return setUpOf(db, parts, now);
  };

export const tryOut =
  (parts: MessageServiceParts): SingleHandler<typeof tryMessageService> =>
  async ({ actor, input, language }) => {
    // a reader of its own: that of the call would hold its connection while the other side is silent
    const { items } = await parts.database.read(actor, (db) => findList(db, parts, listOf(parts)));
    const service = serviceOf(
      parts,
      input,
      items.find(({ kind }) => kind === input.kind),
    );
    const trial = new Trial({
      stopwatch: parts.stopwatch,
      secrets: [service.secret],
      advise: (error, step) => connectionAdvice(error) || step,
    });
    for (const { step, work } of portOf(parts).trial(service, { personId: actor.personId, language }))
      await trial.step(step, work, String);
    return { steps: trial.steps };
  };
