import { connect } from 'node:net';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { addressOf } from 'edutech/core/common/addresses/addresses';

type Random = () => number;

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;

const methods = [
  'GET',
  'GET',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'X',
];

const segments = [
  'gw',
  'auth',
  'files',
  'assets',
  'live',
  'news_list',
  'air',
  'api',
  '..',
  '.',
  '',
  '%2e%2e',
  '%00',
  '%zz',
  '%ff',
  '%E6%96%B0',
  '%c0%af',
  'a'.repeat(400),
  'a'.repeat(9_000),
  ';x=1',
  '?',
  '?token=x&token=y',
  '?a[b][c]=1',
  '?__proto__[x]=1',
  '?page=1&page=2',
  '?%00=1',
  '?=',
  '*',
  '\\',
  '<script>',
  "'",
  'constructor',
  '__proto__',
  'healthz',
  'readyz',
  'metrics',
  'favicon.svg',
  '~',
  '$&',
  '{{7*7}}',
];

const wholes = [
  '*',
  'http://elsewhere.example/',
  '//elsewhere.example/x',
  '/',
  '/?',
  '/%',
  '/\u0001',
  '/gw',
  '/gw/',
  '/files/ticket/view/x/y',
];

/** Header lines that have broken servers before. */
const headers: readonly string[] = [
  'cookie: sid',
  'cookie: =;;=;',
  `cookie: sid=${'a'.repeat(43)}`,
  'cookie: sid=%zz',
  'cookie: __proto__=1; sid=%00',
  `cookie: ${'a=b; '.repeat(900)}`,
  `cookie: edutech_login=${'f'.repeat(32)}`,
  'cookie: edutech_look=%7Bnonsense',
  `token: ${'t'.repeat(7_000)}`,
  'token: \u00e9',
  'token:',
  'accept: */*;q=x',
  'accept: application/vnd.apache.arrow.stream',
  'accept-language: ,;q=9,zz-ZZ-zz',
  `accept-language: ${'zh,'.repeat(2_000)}`,
  'x-request-id: x',
  `x-request-id: ${'f'.repeat(32)}`,
  'range: bytes=9-1',
  'range: bytes=0-0,5-9,-1',
  'range: lines=1',
  'if-none-match: "',
  'if-range: x',
  'if-modified-since: yesterday',
  'sec-fetch-site: nonsense',
  'origin: null',
  'origin: http://elsewhere.example',
  'x-forwarded-for: 1, 2, 3',
  'x-forwarded-proto: gopher',
  'x-forwarded-host: elsewhere.example',
  'accept-encoding: br;q=2, gzip;q=x, *',
  'content-encoding: gzip',
  'content-type: application/json; charset=utf-16',
  'content-type: application/json; charset=nonsense',
  'content-type: text/xml',
  'content-type:',
  'content-type: multipart/form-data',
  'content-type: multipart/form-data; boundary=',
  'content-type: multipart/form-data; boundary=x',
  `content-type: multipart/form-data; boundary=${'x'.repeat(300)}`,
  'content-type: application/x-www-form-urlencoded',
  'content-type: a/b; c="',
  'content-type: application/json',
  'content-length: -1',
  'content-length: 1e9',
  'content-length: 5',
  'transfer-encoding: chunked',
  'transfer-encoding: nonsense',
  'expect: 100-continue',
  'expect: a miracle',
  'upgrade: websocket',
  'upgrade: h2c',
  'connection: upgrade, x',
  'te: trailers',
  'host: elsewhere.example',
  'host:',
  'host: [::1',
  `x: ${'y'.repeat(20_000)}`,
  'no colon',
  'x\u0000: 1',
  'folded: a\r\n b',
  `${'h'.repeat(2_000)}: 1`,
];

const bodies: readonly (string | Buffer)[] = [
  '',
  '{}',
  '{',
  '[]',
  'null',
  '0',
  '"x"',
  '{"a":1}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\ufeff{}',
  '{"a":\u0000}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"a":"${'x'.repeat(100_000)}"}`,
  '{"a":1e999,"b":-0,"c":0.1e-999}',
  'a=1&a=2&a[]=3&a[b]=4',
  'a=%zz&b=%ff',
  `${'a=1&'.repeat(5_000)}`,
  '--x\r\n',
  '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="f"; filename="../../../etc/passwd"\r\n\r\n',
  '--x--',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'ffffffffff\r\nx',
  Buffer.from([0xff, 0xfe, 0x00, 0x22]),
  Buffer.from('{"a":"\xff\xfe\xc3"}', 'latin1'),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
  '{"secretRequest":{}}',
  '{"secretRequest":"1.2.3.4"}',
  '{"token":[]}',
  '{"token":{"a":1}}',
  '{"lang":{}}',
  '{"roleId":[1]}',
];

/** One request as bytes on the line: sound now and then, more often not. */
export function rawRequest(endpoints: readonly Endpoint[], random: Random): Buffer {
  const method = pick(methods, random);
  const body = random() < 0.6 ? Buffer.from(pick(bodies, random)) : Buffer.alloc(0);
  const lines = [
    `${method} ${pathOf(endpoints, random)} HTTP/${random() < 0.97 ? '1.1' : pick(['1.0', '2.0', '9', ''], random)}`,
  ];
  if (random() < 0.97) lines.push('host: localhost');
  if (random() < 0.7) lines.push('sec-fetch-site: same-origin');
  if (random() < 0.5) lines.push('content-type: application/json');
  for (let count = Math.floor(random() * 4); count > 0; count--) lines.push(pick(headers, random));
  if (body.length > 0 && random() < 0.9) lines.push(`content-length: ${body.length}`);
  lines.push('connection: close', '', '');
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body]);
}

function pathOf(endpoints: readonly Endpoint[], random: Random): string {
  const kind = random();
  if (kind < 0.4) {
    const { root, path } = pick(endpoints, random);
    return addressOf(root, path) + (random() < 0.5 ? '' : pick(segments, random)).replaceAll(' ', '');
  }
  if (kind < 0.5) return pick(wholes, random);
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => `/${pick(segments, random)}`).join('');
}

export interface RawAnswer {
  /** 0 when the server closed the line without a word. */
  readonly status: number;
  readonly text: string;
  /** False when nothing came within the time. */
  readonly isOver: boolean;
}

/** A server that has not answered by then is taken to be silent. */
const patienceMilliseconds = 20_000;

/**
 * Sends bytes and reads until the server closes the line. With `endAfter` the sender says after so many milliseconds that
 * nothing more will come: a server that still waits for the rest of a request, or has not begun to answer, closes then.
 */
export function sendRaw(port: number, bytes: Buffer, endAfter = patienceMilliseconds): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const over = (isOver: boolean) => {
      for (const timer of [patience, ending]) clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(parts).toString('utf8');
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text, isOver });
    };
    const patience = setTimeout(over, patienceMilliseconds, false);
    const ending = setTimeout(() => socket.end(), endAfter);
    socket.on('data', (data) => parts.push(data));
    socket.on('close', () => over(true));
    // a server that refuses may close while we still send
    socket.on('error', () => undefined);
    socket.write(bytes);
  });
}
