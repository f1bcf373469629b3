import { isIP } from 'node:net';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { TrialStep } from 'edutech/plugins/organisation/kit/common/trial-step';
import type { Stopwatch } from 'edutech/core/server/clock';
import { outwardAddress } from 'edutech/core/server/outward/outward';
import { codeIn, connectionAdvice, Trial } from 'edutech/plugins/organisation/kit/server/trial';
import type { Mail } from 'edutech/core/server/mail/mailer';
import type { MailServer } from 'edutech/core/server/mail/mail-server';

/** How long a step may take. Milliseconds. */
const patience = 15_000;

export interface MailTrial {
  readonly server: MailServer;
  readonly from: string;
  readonly mail: Mail;
  /** The server may lie on this machine itself. */
  readonly mayBeInward: boolean;
  readonly stopwatch: Stopwatch;
}

/** Sends one mail the real way, step by step: the address, the connection, the login, the mail. */
export async function tryMail({ server, from, mail, mayBeInward, stopwatch }: MailTrial): Promise<TrialStep[]> {
  const trial = new Trial({ stopwatch, secrets: [server.password], advise: adviceFor });
  const { host, port, security, user, password } = server;
  const address = await trial.step('find', () => (mayBeInward ? Promise.resolve(host) : outwardAddress(host)), String);
  const connection = new SMTPConnection({
    host: address ?? host,
    port,
    ...(isIP(host) === 0 && { servername: host }),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  } as SMTPConnection.Options);
  /** What happens between steps belongs to the step that is under way. */
  const during = <Result>(begin: (done: (error: unknown, result?: Result) => void) => void) =>
    new Promise<Result>((resolve, reject) => {
      connection.once('error', reject);
      begin((error, result) => {
        connection.off('error', reject);
        if (error) reject(error instanceof Error ? error : new Error(String(error)));
        else resolve(result as Result);
      });
    });
  try {
    await trial.step('connect', () => during<void>((done) => connection.connect((error) => done(error))));
    if (user)
      await trial.step('login', () =>
        during<void>((done) => connection.login({ credentials: { user, pass: password } }, (error) => done(error))),
      );
    await trial.step(
      'send',
      () =>
        during<SMTPConnection.SentMessageInfo>((done) => {
          const message = new MailComposer({ from, to: mail.to, subject: mail.subject, text: mail.text }).compile();
          connection.send(message.getEnvelope(), message.createReadStream(), (error, info) => done(error, info));
        }),
      ({ response }) => response,
    );
    if (trial.isDone) connection.quit();
  } finally {
    connection.on('error', () => undefined);
    if (!trial.isDone) connection.close();
  }
  return trial.steps;
}

function adviceFor(error: unknown, step: string): string {
  const connecting = connectionAdvice(error);
  if (connecting) return connecting;
  const code = codeIn(error);
  if (step === 'login' || code === 'EAUTH') return 'login';
  if (step === 'send') return code === 'EENVELOPE' ? 'envelope' : 'mail';
  // the greeting does not come where one side waits for the other to begin with TLS
  return step === 'connect' ? 'security' : '';
}
