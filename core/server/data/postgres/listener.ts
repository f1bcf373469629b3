import pg from 'pg';
import type { Logger } from '../../logger';
import { newClient } from './client';

const retryMilliseconds = 500;

/**
 * Receives NOTIFYs of a channel on its own connection, and reconnects when it breaks; `hear('')` is called after each
 * reconnection, because something may have been missed meanwhile.
 */
export async function listenOn(
  url: string,
  channel: string,
  hear: (payload: string) => void,
  logger: Logger,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client;

  const connect = async () => {
    const next = newClient(url);
    next.on('notification', (message) => hear(message.payload ?? ''));
    next.on('error', (error) => logger.warn({ channel, error }, 'the listening connection was lost'));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // only now: a connection that fails before is tried again by the code that opened it, not a second time by its end
    next.on('end', retryLater);
    if (stopped) await next.end();
  };

  const retryLater = () => {
    if (!stopped) setTimeout(reconnect, retryMilliseconds).unref();
  };
  const reconnect = () => {
    if (!stopped) connect().then(() => hear(''), retryLater);
  };

  await connect();
  return async () => {
    stopped = true;
    await client.end().catch(() => undefined);
  };
}
