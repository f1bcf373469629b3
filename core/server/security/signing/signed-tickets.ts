import { createHash, randomBytes } from 'node:crypto';
import { inject, injectable } from '../../../di/inject';
import { isAlive } from '../../clock';
import type { Db } from '../../data/db';
import { ServerSecrets } from '../secrets';
import { isSigned, sign } from './signature';
import { type HandOver, type TicketFor, type Tickets, ticketSeconds, uploadTicketSeconds } from '../tickets';
import { insertTicket, takeTicket } from './tickets.queries';

const shape = /^([0-9a-f]{8})\.([0-9a-z]{1,9})\.([\w-]{43})$/;
const onceShape = /^[\w-]{43}$/;

/** Signed tickets, `<key>.<expiry>.<signature>`, which need no table; and stored ones, which work once. */
@injectable()
export class SignedTickets implements Tickets {
  constructor(@inject(ServerSecrets) private readonly secrets: ServerSecrets) {}

  issue(what: TicketFor, now: Date, seconds = ticketSeconds) {
    const key = this.secrets.current();
    const expiry = now.getTime() + seconds * 1000;
    return [key.id, expiry.toString(36), sign(key, 'ticket', signedParts(what, expiry))].join('.');
  }

  async isValid(text: string, what: TicketFor, now: Date, seconds = uploadTicketSeconds) {
    const match = shape.exec(text);
    if (!match) return false;
    const [, keyId, expiryText, signature] = match as unknown as [string, string, string, string];
    const expiry = Number.parseInt(expiryText, 36);
    if (!isAlive(expiry, seconds * 1000, now.getTime())) return false;
    const key = await this.secrets.find(keyId);
    return key !== null && isSigned(signature, key, 'ticket', signedParts(what, expiry));
  }

  async issueOnce(db: Db, handOver: HandOver & { readonly sessionId: string }, now: Date) {
    const text = randomBytes(32).toString('base64url');
    await insertTicket(db, hashOf(text), handOver, new Date(now.getTime() + ticketSeconds * 1000));
    return text;
  }

  async redeem(db: Db, text: string, purpose: string, now: Date) {
    if (!onceShape.test(text)) return null;
    const taken = await takeTicket(db, hashOf(text));
    if (!taken || taken.purpose !== purpose) return null;
    if (!isAlive(taken.expiresAt.getTime(), ticketSeconds * 1000, now.getTime())) return null;
    const { personId, roleId, limit, until, origin } = taken;
    return { personId, purpose, roleId, limit, until, origin };
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

const signedParts = ({ purpose, object, method, session }: TicketFor, expiry: number) => [
  purpose,
  object,
  method,
  session ?? '',
  expiry,
];
