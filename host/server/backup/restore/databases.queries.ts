import pg from 'pg';

const { escapeIdentifier, escapeLiteral } = pg;

/** Operations of a restore on whole databases, on the server's maintenance database with the rights for them. */
export class Databases {
  constructor(private readonly client: pg.ClientBase) {}

  /** Connections to a database, our own aside. */
  async usersOf(name: string): Promise<number> {
    const { rows } = await this.client.query<{ count: string }>(
      `select count(*) as count from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      [name],
    );
    return Number(rows[0]!.count);
  }

  async exists(name: string): Promise<boolean> {
    return ((await this.client.query('select from pg_database where datname = $1', [name])).rowCount ?? 0) > 0;
  }

  /** Databases whose name begins so: what a killed restore left, or former states. */
  async namedLike(beginning: string): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1) order by 1',
      [beginning],
    );
    return rows.map(({ name }) => name);
  }

  drop(name: string) {
    return this.client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  }

  /** An empty database like the one that it will replace. */
  async createLike(name: string, model: string, owner: string): Promise<void> {
    const { rows } = await this.client.query<{
      encoding: string;
      provider: string;
      collate: string;
      ctype: string;
      locale: string | null;
    }>(
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datcollate as collate, datctype as ctype,
         to_jsonb(d) ->> 'datlocale' as locale
       from pg_database d where datname = $1`,
      [model],
    );
    const { encoding, provider, collate, ctype, locale } = rows[0]!;
    const ofProvider =
      provider === 'b' && locale
        ? `locale_provider builtin builtin_locale ${escapeLiteral(locale)}`
        : provider === 'i' && locale
          ? `locale_provider icu icu_locale ${escapeLiteral(locale)}`
          : '';
    await this.client.query(`
      create database ${escapeIdentifier(name)} owner ${escapeIdentifier(owner)} template template0
      encoding ${escapeLiteral(encoding)} lc_collate ${escapeLiteral(collate)} lc_ctype ${escapeLiteral(ctype)} ${ofProvider}`);
  }

  /** One step that happens or does not: the live database takes the name of a former one, the new one its place. */
  async swap(live: string, fresh: string, former: string): Promise<void> {
    await this.client.query('begin');
    try {
      await this.client.query(`alter database ${escapeIdentifier(live)} rename to ${escapeIdentifier(former)}`);
      await this.client.query(`alter database ${escapeIdentifier(fresh)} rename to ${escapeIdentifier(live)}`);
      await this.client.query('commit');
    } catch (error) {
      await this.client.query('rollback');
      throw error;
    }
  }
}
