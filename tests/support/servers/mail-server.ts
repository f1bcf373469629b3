import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

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
  readonly mails: readonly TakenMail[];
  /** The newest mail to an address, once there are so many. */
  to(address: string, count?: number): Promise<TakenMail>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const server = createServer((socket) => talk(socket, (mail) => mails.push(mail)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
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

/** As little of SMTP as a client needs: every command is fine, and after DATA come lines up to a dot. */
function talk(socket: Socket, take: (mail: TakenMail) => void) {
  let data: string[] | null = null;
  let rest = '';
  socket.write('220 mail.test ESMTP\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (data === null) {
        if (line === 'DATA') data = [];
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
      } else if (line === '.') {
        take(decoded(data));
        data = null;
        socket.write('250 taken\r\n');
      } else data.push(line);
    }
  });
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
