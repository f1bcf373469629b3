import { conflict } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Stopwatch } from 'edutech/core/server/clock';
import { lockSettings, selectHeldChanges } from 'edutech/core/server/changed-settings/changed-settings.queries';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import { type MailServer, mailServerIn, mailUrlOf } from 'edutech/core/server/mail/mail-server';
import { tryMail } from './try-mail';
import type { Vault } from 'edutech/core/server/security/vault';
import { sealedPurpose } from 'edutech/core/server/settings/changeable';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';
import type { Texts } from 'edutech/core/server/texts';
import type { changeMail, clearMail, MailSetUp, readMail, tryMailServer } from '../../api';
import { cityPlace } from '../settings/places';
import { refuseInward } from '../settings/refuse-inward';
import { saveSettings } from '../settings/save-settings';

export interface MailParts {
  readonly database: Database;
  readonly held: HeldSettings;
  readonly events: Events;
  readonly audit: Audit;
  readonly texts: Texts;
  readonly vault: Vault;
  readonly stopwatch: Stopwatch;
}

interface Found {
  readonly source: MailSetUp['source'];
  readonly server: MailServer | null;
  readonly from: string;
  readonly changeId: Id | null;
}

/** The mail server by its newest row, else by the file; as this moment has it, whatever this process holds. */
async function findMail(db: Db, { held, vault }: MailParts): Promise<Found> {
  const rows = await selectHeldChanges(db);
  const row = (name: string) => rows.find((one) => one.name === name);
  const [url, from] = [row('mailUrl'), row('mailFrom')];
  const changeId = url?.id ?? null;
  if (url && url.value !== null) {
    const opened = await vault.open(String(url.value), sealedPurpose, 'mailUrl');
    return { source: 'browser', server: mailServerIn(opened ?? ''), from: String(from?.value ?? ''), changeId };
  }
  const server = mailServerIn(held.file.mailUrl);
  return { source: server ? 'file' : 'none', server, from: held.file.mailFrom, changeId };
}

const onWire = ({ source, server, from, changeId }: Found): MailSetUp => ({
  source,
  host: server?.host ?? '',
  port: server?.port ?? 465,
  security: server?.security ?? 'tls',
  user: server?.user ?? '',
  hasPassword: (server?.password ?? '') !== '',
  from,
  changeId,
});

type Given = Omit<MailServer, 'password'> & { readonly password?: string | undefined };

/** With its password: the one that was typed, or the one that is kept, if it was typed for this very server and user. */
function serverOf({ host, port, security, user, password }: Given, kept: MailServer | null): MailServer {
  if (user === '') return { host, port, security, user, password: '' };
  if (security === 'none') throw wrongField('security', 'deployment.mail.needsTls');
  if (password) return { host, port, security, user, password };
  const isSame = kept?.host === host && kept.port === port && kept.security === security && kept.user === user;
  // whoever may change the address must not get the password sent to one of their own
  if (!isSame || kept.password === '') throw wrongField('password', 'deployment.mail.passwordAgain');
  return kept;
}

export const read =
  (parts: MailParts): SingleHandler<typeof readMail> =>
  async ({ db }) =>
    onWire(await findMail(db, parts));

interface Saving {
  readonly actor: SignedIn;
  readonly now: Date;
  readonly reason: string;
  readonly address: string;
}

async function save(db: Db, parts: MailParts, wanted: { url: string | null; from: string | null }, by: Saving) {
  const sealed = wanted.url === null ? null : await parts.vault.seal(wanted.url, sealedPurpose, 'mailUrl');
  const changes = [
    { name: 'mailUrl', value: sealed },
    { name: 'mailFrom', value: wanted.from },
  ] as const;
  await saveSettings(db, parts, changes, { place: cityPlace, ...by });
  return onWire(await findMail(db, parts));
}

export const change =
  (parts: MailParts): SingleHandler<typeof changeMail> =>
  async ({ db, actor, input, now, client }) => {
    await refuseInward(input.host, parts.held, wrongField('host', 'deployment.mail.inward'));
    await lockSettings(db);
    const found = await findMail(db, parts);
    if (found.changeId !== input.changeId) throw conflict('deployment.error.changedSince');
    const url = mailUrlOf(serverOf(input, found.server));
    const by = { actor, now, reason: input.reason.trim(), address: client.address };
    return save(db, parts, { url, from: input.from.trim() }, by);
  };

export const clear =
  (parts: MailParts): SingleHandler<typeof clearMail> =>
  async ({ db, actor, input, now, client }) => {
    await lockSettings(db);
    const found = await findMail(db, parts);
    if (found.changeId !== input.changeId) throw conflict('deployment.error.changedSince');
    return save(db, parts, { url: null, from: null }, { actor, now, reason: '', address: client.address });
  };

export const tryOut =
  (parts: MailParts): SingleHandler<typeof tryMailServer> =>
  async ({ actor, input, language }) => {
    const { database, held, texts, stopwatch } = parts;
    // a reader of its own: that of the call would hold its connection while the other side is silent
    const kept = await database.read(actor, (db) => findMail(db, parts));
    const server = serverOf(input, kept.server);
    const platform = language === 'en' ? held.settings.platformNameEn : held.settings.platformName;
    const say = (part: string) => texts.say(language, `deployment.mail.trial.${part}`, { platform });
    const steps = await tryMail({
      server,
      from: input.from,
      mail: { to: input.to, subject: say('subject'), text: say('text') },
      mayBeInward: held.file.allowLocalAddresses || server.host === mailServerIn(held.file.mailUrl)?.host,
      stopwatch,
    });
    return { steps };
  };
