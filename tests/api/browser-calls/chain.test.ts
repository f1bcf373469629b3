import { signal } from '@preact/signals-react';
import Type from 'typebox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoint } from '../../../core/common/endpoint';
import type { Language } from '../../../core/common/languages';
import { parseSealed, unseal } from '../../../core/common/security/sealing';
import type { UserInfo } from '../../../core/common/session';
import { toBase64Url } from '../../../core/common/security/base64url';
import { type ChainParts, createCalls } from '../../../core/web/http/chain';
import { ServerKey } from '../../../core/web/http/encryption';
import { BrowserStorage, memoryArea } from '../../../core/web/browser/browser-storage';
import type { MessageOptions } from '../../../core/web/services';
import { startCityEvaluation, startCityLogin } from '../../../core/web/session/city-modes';
import { StoredIdentity } from '../../../core/web/session/identity';
import { failures, type Reply, type Script, startUpstream } from '../../support/servers/upstream';

const anybody = { public: 'a test' } as const;
const input = Type.Object({ id: Type.Optional(Type.String()), tags: Type.Optional(Type.Array(Type.String())) });
const output = Type.Unknown();
const read = endpoint({ method: 'GET', root: 'news', path: '/items', access: anybody, input, output });
const write = endpoint({ method: 'POST', root: 'news', path: '/items', access: anybody, input, output });
const sealedWrite = endpoint({ ...write, path: '/items/:id', sealed: true });
const failing = (path: string) => endpoint({ ...read, path });

const ok = (data: unknown, token?: string): Reply => ({ envelope: { code: 200, msg: '', data, token } });
const teacher = {
  userId: 'u1',
  category: 2,
  roleId: 'r1',
  roleType: 1,
  aclRole: [{ roleId: 'r1', type: 1, activeStatus: 1 }],
  token: 'first',
} as unknown as UserInfo;

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let said: { text: string; options: MessageOptions }[];
let asked: number;

const say = (text: string, options: MessageOptions = {}) => {
  said.push({ text, options });
  return () => undefined;
};
const answering = (isBack: boolean) => async () => {
  asked++;
  return isBack;
};

const shared = () => new BrowserStorage(memoryArea());
let storage = shared();
let identity = new StoredIdentity(storage, shared());

async function start(script: Script, changes: Partial<ChainParts> = {}) {
  upstream = await startUpstream(script);
  const roots = Object.fromEntries(['news', 'auth', 'legacy'].map((root) => [root, `${upstream.address}/${root}`]));
  return createCalls({
    identity,
    appearance: { language: signal<Language>('en') },
    messages: { show: say },
    serverKey: new ServerKey(() => Promise.reject(new Error('no key here'))),
    signInAgain: { ask: answering(false) },
    roots,
    sealAllWrites: false,
    ...changes,
  });
}

beforeEach(() => {
  said = [];
  asked = 0;
  storage = shared();
  identity = new StoredIdentity(storage, shared());
});
afterEach(() => upstream.close());

describe('a call', () => {
  test('as GET carries parameters, language and role in the query, the token in a header', async () => {
    const call = await start(() => ok({ n: 1 }));
    identity.become(teacher);
    expect(await call(read, { tags: ['a', 'b'] })).toEqual({ n: 1 });
    const [{ query, headers }] = upstream.received as [(typeof upstream.received)[0]];
    expect(query.toString()).toBe('tags=a&tags=b&lang=EN&category=2&roleid=r1&roletype=1');
    expect(headers.token).toBe('first');
  });

  test('as POST carries the token as a field of the body', async () => {
    const call = await start(() => ok(null));
    identity.become(teacher);
    await call(write, { id: '7' });
    const [{ query, headers, body }] = upstream.received as [(typeof upstream.received)[0]];
    expect(JSON.parse(body)).toEqual({ id: '7', token: 'first', lang: 'EN', category: 2, roleid: 'r1', roletype: 1 });
    expect(query.size).toBe(0);
    expect(headers.token).toBeUndefined();
  });

  test('leaves the role out where it is told to', async () => {
    const call = await start(() => ok(null));
    identity.become(teacher);
    await call(read, {}, { withoutRole: true });
    expect(upstream.received[0]?.query.toString()).toBe('lang=EN');
  });

  test('takes a new token from the answer', async () => {
    const call = await start((_, count) => ok(null, `token-${count}`));
    await call(read, {});
    await call(read, {});
    expect(upstream.received.map(({ headers }) => headers.token)).toEqual([undefined, 'token-1']);
    expect(identity.token).toBe('token-2');
  });

  test('given up by its caller rejects with the reason and says nothing', async () => {
    const call = await start(() => ({ hang: true }));
    const controller = new AbortController();
    const pending = call(read, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(said).toEqual([]);
  });

  test('sends files as multipart and tells how far it is', async () => {
    const call = await start(() => ok('stored'));
    const upload = endpoint({ ...write, multipart: true });
    const file = new File(['hello'], 'hello.txt', { type: 'text/plain' });
    // superagent's Node half, which runs here, knows streams and buffers only
    const files = {
      file: Object.assign(Buffer.from(await file.arrayBuffer()), { name: file.name }) as unknown as File,
    };
    expect(await call(upload, { id: '7' }, { files })).toBe('stored');
    expect(upstream.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(upstream.received[0]?.body).toContain('filename="hello.txt"');
  });
});

describe('the old-style variant', () => {
  const login = endpoint({ ...read, root: 'auth', alsoAt: ['legacy'], path: '/login' });

  test('of a city login uses the legacy root and its own token', async () => {
    const call = await start(() => ok(null, 'city'));
    identity.keepToken('usual');
    startCityLogin(storage);
    await call(login, {});
    expect(upstream.received[0]).toMatchObject({ path: '/legacy/login' });
    expect(upstream.received[0]?.headers.token).toBeUndefined();
    expect(identity.token).toBe('city');
  });

  test('of city evaluation too, while calls with one root keep it', async () => {
    const call = await start(() => ok(null, 'evaluation'));
    startCityEvaluation(storage);
    await call(login, {});
    await call(read, {});
    expect(upstream.received.map(({ path, headers }) => [path, headers.token])).toEqual([
      ['/legacy/login', undefined],
      ['/news/items', 'evaluation'],
    ]);
  });
});

describe('a failure', () => {
  const cases: [path: string, key: string, values?: object][] = [
    ['/599', 'core.http.said', { text: '题库服务繁忙' }],
    ['/532', 'core.http.network'],
    ['/9999', 'core.http.network'],
    ['/-1', 'core.http.said', { text: '参数有误' }],
    ['/dispatch', 'core.http.outOfOrder'],
    ['/io', 'core.http.outOfOrder'],
    ['/other', 'core.http.operation'],
    ['/malformed', 'core.http.wrongData'],
    ['/list', 'core.http.wrongData'],
    ['/empty', 'core.http.wrongData'],
    ['/proxy', 'core.http.ajax', { status: 502 }],
  ];

  test.each(cases)('of another server, %s, says %s', async (path, key, values = {}) => {
    const call = await start(({ path: asked }) => failures[asked.replace('/news', '')]!);
    await expect(call(failing(path), {})).rejects.toMatchObject({ name: 'AppError', key });
    expect(said).toEqual([{ text: key, options: expect.objectContaining({ tone: 'error', values }) }]);
  });

  test('of ours keeps its key, its parameters and the id to report', async () => {
    const data = { key: 'news.error.withdrawn', requestId: 'a'.repeat(32), params: { title: 'T' }, detail: { id: 7 } };
    const call = await start(() => ({ status: 410, envelope: { code: 410, msg: 'Withdrawn: T', data } }));
    await expect(call(read, {})).rejects.toMatchObject({
      key: 'news.error.withdrawn',
      code: 410,
      params: { title: 'T' },
      data: { id: 7 },
      requestId: 'a'.repeat(32),
    });
    expect(said[0]?.options.otherwise).toBe('Withdrawn: T');
  });

  test('of the network stays for five seconds', async () => {
    const call = await start(() => ({ cut: true }));
    await expect(call(read, {})).rejects.toMatchObject({ key: 'core.http.network' });
    expect(said).toEqual([{ text: 'core.http.network', options: expect.objectContaining({ milliseconds: 5000 }) }]);
  });

  test('is not told where the caller tells it', async () => {
    const call = await start(() => failures['/599']!);
    await expect(call(read, {}, { quiet: true })).rejects.toMatchObject({ code: 599 });
    expect(said).toEqual([]);
  });
});

describe('nobody signed in (464)', () => {
  test('sends the call again once the person is back', async () => {
    const ask = async () => {
      asked++;
      identity.keepToken('back');
      return true;
    };
    const call = await start((_, count) => (count === 1 ? failures['/464']! : ok('answer')), { signInAgain: { ask } });
    expect(await call(write, { id: '7' })).toBe('answer');
    expect(asked).toBe(1);
    expect(JSON.parse(upstream.received[1]!.body)).toMatchObject({ id: '7', token: 'back' });
  });

  test('asks once, and fails when the answer is the same again', async () => {
    const call = await start(() => failures['/464']!, { signInAgain: { ask: answering(true) } });
    await expect(call(read, {})).rejects.toMatchObject({ code: 464 });
    expect(asked).toBe(1);
  });

  test('says nothing more when the person would not sign in', async () => {
    const call = await start(() => failures['/464']!);
    await expect(call(read, {})).rejects.toMatchObject({ code: 464, key: 'core.error.notSignedIn' });
    expect(asked).toBe(1);
    expect(said).toEqual([]);
  });

  test('is an answer for those who take it for one', async () => {
    const call = await start(() => failures['/464']!);
    await expect(call(read, {}, { withoutSignIn: true })).rejects.toMatchObject({ code: 464 });
    expect(asked).toBe(0);
  });
});

describe('a token that has outlived itself', () => {
  const stale = { key: 'core.session.tokenStale', requestId: 'b'.repeat(32), detail: { token: 'fresh' } };

  test('is replaced by the fresh one of the refusal', async () => {
    const call = await start((_, count) =>
      count === 1 ? { status: 403, envelope: { code: 403, msg: '', data: stale } } : ok('saved'),
    );
    identity.keepToken('old');
    expect(await call(write, {})).toBe('saved');
    expect(upstream.received.map(({ body }) => JSON.parse(body).token)).toEqual(['old', 'fresh']);
    expect(said).toEqual([]);
  });
});

describe('an encrypted call', () => {
  async function serverKey() {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const publicKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
    return { privateKey: pair.privateKey, key: { keyId: 'k1', publicKey } };
  }
  const undecodable: Reply = { status: 400, envelope: { code: 23333, msg: '解码失败', data: null } };

  test('travels as one field, sealed for this method and path', async () => {
    const { privateKey, key } = await serverKey();
    const call = await start(() => ok(null), { serverKey: new ServerKey(async () => ({ ...key, now: Date.now() })) });
    identity.keepToken('first');
    await call(sealedWrite, { id: '7', tags: ['a'] });
    const body = JSON.parse(upstream.received[0]!.body) as Record<string, string>;
    expect(Object.keys(body)).toEqual(['secretRequest']);
    const opened = await unseal(parseSealed(body['secretRequest']!)!, privateKey, {
      method: 'POST',
      path: '/gw/news/items/7',
    });
    expect(JSON.parse(opened)).toEqual({ tags: ['a'], token: 'first', lang: 'EN' });
  });

  test('that the server cannot decode is sent once more with a new key', async () => {
    const { key } = await serverKey();
    let fetched = 0;
    const fresh = async () => ({ ...key, keyId: `k${++fetched}`, now: Date.now() });
    const call = await start((_, count) => (count === 1 ? undecodable : ok('opened')), {
      serverKey: new ServerKey(fresh),
    });
    expect(await call(sealedWrite, { id: '7' })).toBe('opened');
    const ids = upstream.received.map(({ body }) => parseSealed(JSON.parse(body).secretRequest)?.keyId);
    expect(ids).toEqual(['k1', 'k2']);
  });

  test('that cannot be decoded twice says so', async () => {
    const { key } = await serverKey();
    const call = await start(() => undecodable, {
      serverKey: new ServerKey(async () => ({ ...key, now: Date.now() })),
    });
    await expect(call(sealedWrite, { id: '7' })).rejects.toMatchObject({ code: 23333 });
    expect(upstream.received).toHaveLength(2);
    expect(said.map(({ text }) => text)).toEqual(['core.error.undecodable']);
  });

  test('that cannot be encrypted is not sent', async () => {
    const broken = { keyId: 'k1', publicKey: toBase64Url(new Uint8Array(65)) };
    const call = await start(() => ok(null), {
      serverKey: new ServerKey(async () => ({ ...broken, now: Date.now() })),
    });
    await expect(call(sealedWrite, { id: '7' })).rejects.toMatchObject({ key: 'core.http.unsealed' });
    expect(upstream.received).toEqual([]);
  });

  test('is every write of a deployment that wants it so, and no read', async () => {
    const { key } = await serverKey();
    const call = await start(() => ok(null), {
      serverKey: new ServerKey(async () => ({ ...key, now: Date.now() })),
      sealAllWrites: true,
    });
    await call(write, { id: '7' });
    await call(read, { id: '7' });
    expect(Object.keys(JSON.parse(upstream.received[0]!.body))).toEqual(['secretRequest']);
    expect(upstream.received[1]?.query.get('id')).toBe('7');
  });
});
