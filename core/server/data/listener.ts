import pg from 'pg';
import type { Logger } from '../logger';

const retryMilliseconds = 500;

/**
 * Hears NOTIFYs of a channel on a connection of its own, and connects again when it breaks; `hear('')` is called
 * after each reconnection, because something may have been missed meanwhile.
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
    client = new pg.Client({ connectionString: url });
    client.on('notification', (message) => hear(message.payload ?? ''));
    client.on('error', (error) => logger.warn({ channel, error: error.message }, 'the listening connection was lost'));
    client.on('end', () => {
      if (!stopped) setTimeout(reconnect, retryMilliseconds).unref();
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };

  const reconnect = () => {
    if (stopped) return;
    connect().then(
      () => hear(''),
      () => void setTimeout(reconnect, retryMilliseconds).unref(),
    );
  };

  await connect();
  return async () => {
    stopped = true;
    await client.end().catch(() => undefined);
  };
}
