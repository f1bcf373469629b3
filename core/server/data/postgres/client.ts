import pg from 'pg';

/** What is said of a connection besides its address. */
export type ClientOptions = Pick<pg.ClientConfig, 'application_name' | 'options'>;

/**
 * The one way to a connection of its own, outside the pools. It always listens for `error`: a database that goes away tells so
 * between two statements too, and a client whose word nobody hears ends the process. What is asked of it then fails.
 */
export function newClient(url: string, options: ClientOptions = {}): pg.Client {
  const client = new pg.Client({ connectionString: url, ...options });
  client.on('error', () => undefined);
  return client;
}

/** Works on a connection of its own, and closes it. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options?: ClientOptions,
): Promise<T> {
  const client = newClient(url, options);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // one that was lost has been closed by the other side
    await client.end().catch(() => undefined);
  }
}
