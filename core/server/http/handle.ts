import { isRaw, type Raw } from '../../common/endpoint';
import type { Db } from '../data/db';
import type { Call, GroupedHandler, SingleHandler } from '../call';
import { isFromHere, plainAddress } from '../security/network';
import type { Exchange, Mounted } from './exchange';
import { GroupCommit } from './grouped';
import type { PipelineParts } from './pipeline-parts';
import { parseCookies, writeCookie } from './cookies';

export type Handled = { data: unknown } | { raw: Raw };

/** The step that runs the handler: reads outside a transaction, writes in one, grouped calls together. */
export function handlerStep(mounted: Mounted, parts: PipelineParts): (exchange: Exchange) => Promise<Handled> {
  const { endpoint, handler } = mounted;
  if (endpoint.kind === 'grouped') return groupedStep(handler as GroupedHandler<unknown>, parts);
  const single = handler as SingleHandler<unknown>;
  const open = endpoint.kind === 'read' || endpoint.ownTransactions ? 'read' : 'write';
  return async (exchange) => {
    const result = await parts.database[open](exchange.actor, async (db: Db) => {
      const answered = await single(callFor(exchange, db) as never);
      await parts.kept.written(db, mounted);
      return answered;
    });
    return isRaw(result) ? { raw: result } : { data: result };
  };
}

function groupedStep(handler: GroupedHandler<unknown>, parts: PipelineParts) {
  const group = new GroupCommit(handler, parts.database, parts.clock);
  return async (exchange: Exchange): Promise<Handled> => {
    const row = await parts.database.read(exchange.actor, async (db) =>
      handler.authorise(callFor(exchange, db) as never),
    );
    return { data: await group.add(row) };
  };
}

function callFor(exchange: Exchange, db: Db): Call<unknown> {
  const { request, reply } = exchange;
  return {
    actor: exchange.actor,
    db,
    input: exchange.input,
    language: exchange.language,
    now: exchange.now,
    requestId: request.id,
    accept: request.headers.accept ?? '',
    files: exchange.files,
    get client() {
      return {
        address: plainAddress(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
        isHere: isFromHere(request),
      };
    },
    headers: request.headers,
    get cookies() {
      return parseCookies(request.headers.cookie);
    },
    setCookie: (name, value, options) => writeCookie(reply, name, value, options),
    setToken: (token) => {
      exchange.token = token;
    },
  };
}
