import type { InputOf } from 'edutech/core/common/endpoint';
import { conflict, notFound } from 'edutech/core/common/errors';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SingleHandler } from 'edutech/core/server/call';
import { lockSettings } from 'edutech/core/server/changed-settings/changed-settings.queries';
import type { Stopwatch } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { AssistantService, AssistantSetUp } from 'edutech/plugins/assistant/api';
import { connectionAdvice, Trial } from 'edutech/plugins/organisation/kit/server/trial';
import type {
  AssistantSetUpState,
  changeAssistant,
  readAssistant,
  removeAssistant,
  tryAssistant,
  undoAssistant,
} from '../../api';
import { changesBetween } from '../../model/settings/sign-on-changes';
import { refuseInward } from '../settings/refuse-inward';
import { batchesOf, findList, saveList, type SealedList, type SealedParts, undoList } from '../settings/sealed-list';

export interface AssistantParts extends SealedParts {
  readonly database: Database;
  readonly stopwatch: Stopwatch;
  /** Of the area that asks the service; none where it is not installed. */
  readonly assistant: readonly AssistantSetUp[];
}

/** The area that asks the service; 404 without it. */
function portOf({ assistant: [port] }: AssistantParts): AssistantSetUp {
  if (!port) throw notFound('deployment.error.noSetting');
  return port;
}

const listOf = (parts: AssistantParts): SealedList<AssistantService> => ({
  name: 'assistantService',
  read: portOf(parts).read,
  write: portOf(parts).write,
  said: ({ address, model, key }) => [address, model, key && '••••'].filter(Boolean).join(' · '),
  idOf: () => 'assistant',
});

const named = (services: readonly AssistantService[]) =>
  services.map((one) => ({ ...one, id: 'assistant', name: '', nameEn: '' }));

/** All there is to see: of the key only whether there is one. */
async function setUpOf(db: Db, parts: AssistantParts, now: Date): Promise<AssistantSetUpState> {
  const {
    items: [service],
    changeId,
  } = await findList(db, parts, listOf(parts));
  const batches = await batchesOf(db, parts, listOf(parts), now);
  return {
    isSet: service !== undefined,
    address: service?.address ?? '',
    model: service?.model ?? '',
    hasKey: Boolean(service?.key),
    batches: batches.map(({ before, after, ...batch }) => ({
      ...batch,
      changes: changesBetween(named(before), named(after)).map(({ what, fields }) => ({ what, fields })),
    })),
    changeId,
  };
}

/** With its key: the one that was typed, or the one that is kept, if it was typed for this very address. */
function serviceOf(
  parts: AssistantParts,
  given: InputOf<typeof tryAssistant>,
  kept: AssistantService | undefined,
): AssistantService {
  const address = given.address.trim().replace(/\/+$/, '');
  if (!URL.canParse(address)) throw wrongField('address', 'deployment.error.noAddress');
  // who may change the address must not get the key sent to one of their own
  if (!given.key && kept?.key && kept.address !== address) throw wrongField('key', 'deployment.assistant.keyAgain');
  const key = given.key || (kept?.key ?? '');
  if (portOf(parts).isUnsafe(address)) throw wrongField('address', 'deployment.assistant.needsTls');
  return { address, model: given.model.trim(), key };
}

async function refuseAddress({ held }: AssistantParts, address: string) {
  if (!URL.canParse(address)) return;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  await refuseInward(host, { file: held.file }, wrongField('address', 'deployment.assistant.inward'));
}

export const read =
  (parts: AssistantParts): SingleHandler<typeof readAssistant> =>
  ({ db, now }) =>
    parts.assistant.length === 0
      ? { isSet: false, address: '', model: '', hasKey: false, batches: [], changeId: null }
      : setUpOf(db, parts, now);

export const change =
  (parts: AssistantParts): SingleHandler<typeof changeAssistant> =>
  async ({ db, actor, input, now, client }) => {
    const { reason, changeId, ...given } = input;
    await refuseAddress(parts, given.address);
    await lockSettings(db);
    const found = await findList(db, parts, listOf(parts));
    if (found.changeId !== changeId) throw conflict('deployment.error.changedSince');
    const after = [serviceOf(parts, given, found.items[0])];
    const by = { actor, now, reason: reason.trim(), address: client.address };
    await saveList(db, parts, listOf(parts), { before: found.items, after }, by);
    return setUpOf(db, parts, now);
  };

export const remove =
  (parts: AssistantParts): SingleHandler<typeof removeAssistant> =>
  async ({ db, actor, input, now, client }) => {
    await lockSettings(db);
    const found = await findList(db, parts, listOf(parts));
    if (found.changeId !== input.changeId) throw conflict('deployment.error.changedSince');
    if (found.items.length === 0) throw notFound('deployment.error.noSetting');
    const by = { actor, now, reason: '', address: client.address };
    await saveList(db, parts, listOf(parts), { before: found.items, after: [] }, by);
    return setUpOf(db, parts, now);
  };

export const undo =
  (parts: AssistantParts): SingleHandler<typeof undoAssistant> =>
  async ({ db, actor, input, now, client }) => {
    await lockSettings(db);
    await undoList(db, parts, listOf(parts), input.batchId, { actor, now, reason: '', address: client.address });
    return setUpOf(db, parts, now);
  };

export const tryOut =
  (parts: AssistantParts): SingleHandler<typeof tryAssistant> =>
  async ({ actor, input }) => {
    // a reader of its own: that of the call would hold its connection while the other side is silent
    const { items } = await parts.database.read(actor, (db) => findList(db, parts, listOf(parts)));
    const service = serviceOf(parts, input, items[0]);
    const trial = new Trial({
      stopwatch: parts.stopwatch,
      secrets: [service.key],
      advise: (error, step) => connectionAdvice(error) || step,
    });
    for (const { step, work } of portOf(parts).trial(service)) await trial.step(step, work, String);
    return { steps: trial.steps };
  };
