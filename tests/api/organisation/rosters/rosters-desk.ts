import { type Endpoint, rootPrefix } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import type { Query } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { mostRows } from 'edutech/core/server/sheets/read-sheet';
import { Texts } from 'edutech/core/server/texts';
import { vi } from 'vitest';
import * as api from '../../../../plugins/organisation/api/rosters';
import { type Caller, signedIn } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';

/** An administrator at work with rosters, over the real pipeline and real jobs. */
export class RosterDesk {
  #caller: Promise<Caller> | undefined;

  constructor(
    readonly app: TestApp,
    readonly who: DemoAccount,
  ) {}

  /** The one session of this desk: files are for the session that asked for them. */
  caller(): Promise<Caller> {
    this.#caller ??= signedIn(this.app, this.who);
    return this.#caller;
  }

  async call<T = unknown>(endpoint: Endpoint, input: object = {}) {
    const caller = await this.caller();
    const answer = await caller.call(endpoint, input as Record<string, unknown>);
    return { ...answer, data: answer.envelope?.data as T };
  }

  /** Sends a file and waits until it is read and checked. */
  async upload(name: string, content: Buffer | string, fields: { kind: api.ImportItem['kind']; schoolId?: string }) {
    const caller = await this.caller();
    const boundary = 'roster';
    const line = '\r\n';
    const parts = Object.entries({ ...fields, token: caller.token }).map(
      ([field, value]) =>
        `--${boundary}${line}content-disposition: form-data; name="${field}"${line}${line}${value}${line}`,
    );
    const head = `--${boundary}${line}content-disposition: form-data; name="file"; filename="${name}"${line}content-type: application/octet-stream${line}${line}`;
    const payload = Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(content),
      Buffer.from(`${line}--${boundary}--${line}`),
    ]);
    const response = await this.app.platform.app.inject({
      method: 'POST',
      url: `${rootPrefix('auth')}${api.uploadRoster.path}`,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        cookie: caller.cookie,
        token: caller.token,
        'sec-fetch-site': 'same-origin',
      },
      payload,
    });
    const { data, msg } = response.json() as { data: { id: string }; msg: string };
    if (response.statusCode !== 200) return { status: response.statusCode, msg, id: '' };
    await this.settled(data.id);
    return { status: 200, msg, id: data.id };
  }

  /** The import, once nothing is under way with it. */
  async settled(id: string): Promise<api.ImportDetail> {
    return vi.waitFor(
      async () => {
        const shown = await this.show(id);
        if (['reading', 'checking', 'applying', 'undoing'].includes(shown.state))
          throw new Error(`still ${shown.state}`);
        return shown;
      },
      { timeout: 60_000, interval: 50 },
    );
  }

  async show(id: string): Promise<api.ImportDetail> {
    return (await this.call<api.ImportDetail>(api.showImport, { id })).data;
  }

  async rows(id: string, more: object = {}): Promise<api.ImportRow[]> {
    const input = { id, page: 1, pageLine: 200, ...more };
    return (await this.call<{ items: api.ImportRow[] }>(api.listImportRows, input)).data.items;
  }

  async apply(id: string): Promise<api.ImportDetail> {
    const { version } = await this.show(id);
    const answer = await this.call(api.applyImport, { id, version });
    if (answer.status !== 200) throw new Error(answer.text);
    return this.settled(id);
  }

  /** A message of the server in words. */
  say(key: string): string {
    return this.app.platform.container.get(Texts).say('zh-CN', key, { rows: mostRows });
  }

  /** What stands at an address that a call answered. */
  async fetch(address: string): Promise<Buffer> {
    const { cookie } = await this.caller();
    const response = await this.app.platform.app.inject({ method: 'GET', url: address, headers: { cookie } });
    if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
    return response.rawPayload;
  }

  all<Row>(query: Query<Row>): Promise<Row[]> {
    return this.app.platform.services.database.read(asSystem('a test looks'), (db) => db.all<Row>(query));
  }
}
