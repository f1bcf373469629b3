import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createSafeServer, TLSSocket } from 'node:tls';

/** A mail as it came in, decoded. */
export interface TakenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server for one test: takes every mail and keeps it. */
export interface MailServer {
  /** For the setting `mailUrl`. */
  readonly url: string;
  readonly port: number;
  /** How often somebody has connected. */
  readonly connections: number;
  readonly mails: readonly TakenMail[];
  /** The newest mail to an address, once there are so many. */
  to(address: string, count?: number): Promise<TakenMail>;
  close(): Promise<void>;
}

/** How a mail server of a test is set up; without anything it takes all mails from everybody, over an open line. */
export interface MailServerOptions {
  /** TLS from the start, or after STARTTLS only. */
  readonly security?: 'tls' | 'starttls';
  /** Who may send, by password; others are told 535. */
  readonly users?: Readonly<Record<string, string>>;
  /** Whose mails it does not take. */
  readonly refused?: string;
}

const certificate = () => ({
  cert: readFileSync(new URL('../tls/certificate.pem', import.meta.url)),
  key: readFileSync(new URL('../tls/key.pem', import.meta.url)),
});

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const mails: TakenMail[] = [];
  let connections = 0;
  const answer = (socket: Socket) => {
    connections += 1;
    socket.write('220 mail.test ESMTP\r\n');
    talk(socket, options, (mail) => mails.push(mail), options.security !== 'starttls');
  };
  const server = options.security === 'tls' ? createSafeServer(certificate(), answer) : createServer(answer);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    get connections() {
      return connections;
    },
    to: async (address, count = 1) => {
      for (let waited = 0; waited < 200; waited++) {
        const found = mails.filter(({ to }) => to === address);
        if (found.length >= count) return found.at(-1)!;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no mail to ${address} within ten seconds; there are ${mails.map(({ to }) => to).join(', ')}`);
    },
    close: () => closed(server),
  };
}

/** What a client asks, and what it is answered (RFC 5321, 3207, 4954). */
function talk(socket: Socket, options: MailServerOptions, take: (mail: TakenMail) => void, isReady: boolean) {
  const { users, refused, security } = options;
  let data: string[] | null = null;
  let isKnown = users === undefined;
  let rest = '';
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const login = (credentials = '') => {
    const [, user = '', password = ''] = Buffer.from(credentials, 'base64').toString('utf8').split('\0');
    isKnown = users?.[user] !== undefined && users[user] === password;
    say(isKnown ? '235 2.7.0 accepted' : '535 5.7.8 Authentication credentials invalid');
  };
  const upgrade = () => {
    say('220 2.0.0 begin TLS');
    socket.off('data', hear);
    talk(new TLSSocket(socket, { isServer: true, ...certificate() }), options, take, true);
  };
  const command = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (verb === 'EHLO') {
      const offers = [...(isReady ? [] : ['STARTTLS']), ...(users && isReady ? ['AUTH PLAIN'] : [])];
      for (const offer of ['mail.test', ...offers]) say(`250-${offer}`);
      return say('250 8BITMIME');
    }
    if (verb === 'STARTTLS' && security === 'starttls' && !isReady) return upgrade();
    if (verb === 'QUIT') return void socket.end('221 bye\r\n');
    if (!isReady) return say('530 5.7.0 Must issue a STARTTLS command first');
    if (verb === 'AUTH') return login(line.split(' ')[2]);
    if (verb === 'MAIL' && !isKnown) return say('530 5.7.0 Authentication required');
    if (verb === 'RCPT' && refused && line.includes(refused)) return say('550 5.1.1 No such user here');
    if (verb === 'DATA') data = [];
    return say(verb === 'DATA' ? '354 go on' : '250 ok');
  };
  const hear = (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (data === null) command(line);
      else if (line === '.') {
        take(decoded(data));
        data = null;
        say('250 2.0.0 taken');
      } else data.push(line);
    }
  };
  socket.on('error', () => undefined).on('data', hear);
}

function decoded(lines: readonly string[]): TakenMail {
  const end = lines.indexOf('');
  const head = lines
    .slice(0, end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const body = lines.slice(end + 1).join('\n');
  const text = field('content-transfer-encoding') === 'base64' ? Buffer.from(body, 'base64') : fromQuoted(body);
  return { to: field('to'), subject: words(field('subject')), text: text.toString('utf8') };
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Encoded words (RFC 2047). */
const words = (subject: string) =>
  subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : fromQuoted(text.replace(/_/g, ' '))).toString('utf8'),
    );

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
