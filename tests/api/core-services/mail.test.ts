import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import Value from 'typebox/value';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { SmtpMailer } from 'edutech/core/server/mail/smtp-mailer';
import { SettingsSchema, type Settings } from 'edutech/core/server/settings/settings';

/** What the mail server was given, and whom it refuses. */
const taken: string[] = [];
const refused = 'gone@school.example';
let server: Server;
let mailUrl: string;
let log = '';
const logger = new LineLogger({
  level: 'debug',
  form: 'json',
  clock: { now: () => new Date() },
  write: (line) => (log += line),
});

beforeAll(async () => {
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        if (isData) {
          taken.push(line);
          if (line === '.') {
            isData = false;
            socket.write('250 taken\r\n');
          }
        } else if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line.includes(refused)) socket.write(`550 no such person ${refused}\r\n`);
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mailUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const mailer = (settings: Partial<Settings>) => new SmtpMailer(mailOf(settings), logger);
const mailOf = (given: Partial<Settings>) => {
  const settings = { ...(Value.Create(SettingsSchema) as Settings), ...given };
  return { settings, file: settings };
};
const mail = { to: 'teacher@school.example', subject: '开学通知', text: '九月一日开学。' };

test('without a mail server nothing is sent, and whoever asks is told', async () => {
  const off = mailer({});
  expect(off.isOn).toBe(false);
  await expect(off.send(mail)).resolves.toBe(false);
});

test('a mail reaches the mail server', async () => {
  const on = mailer({ mailUrl, mailFrom: '云州智慧教育 <edu@city.example>' });
  expect(on.isOn).toBe(true);
  await expect(on.send(mail)).resolves.toBe(true);
  expect(taken.join('\n')).toContain('To: teacher@school.example');
});

test('a refusal is answered, and the log names nobody', async () => {
  await expect(mailer({ mailUrl, mailFrom: 'edu@city.example' }).send({ ...mail, to: refused })).resolves.toBe(false);
  await expect(mailer({ mailUrl: 'smtp://127.0.0.1:1', mailFrom: 'edu@city.example' }).send(mail)).resolves.toBe(false);
  expect(log).toContain('was not taken');
  expect(log).not.toContain('@school.example');
});
