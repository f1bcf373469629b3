import type { Transporter } from 'nodemailer';
import { inject, injectable } from '../../di/inject';
import { Logger } from '../logger';
import { HeldSettings } from '../settings/held-settings';
import type { Mail, Mailer } from './mailer';
import { mailTransport, mayBeInward } from './transport';

/**
 * Mails over SMTP (settings `mailUrl`, `mailFrom`), by what holds when a mail is sent. A server that was set in the browser
 * may not lie on this machine, unless the file allows it. Addresses are never logged: they name people.
 */
@injectable()
export class SmtpMailer implements Mailer {
  /** The transport of the last mail, for as long as its server holds. */
  #last: { readonly mailUrl: string; readonly transport: Transporter } | undefined;

  constructor(
    @inject(HeldSettings) private readonly held: Pick<HeldSettings, 'settings' | 'file'>,
    @inject(Logger) private readonly logger: Logger,
  ) {}

  get isOn() {
    return this.held.settings.mailUrl !== '';
  }

  async send(mail: Mail): Promise<boolean> {
    const { mailUrl, mailFrom } = this.held.settings;
    if (!mailUrl) {
      this.logger.info({ subject: mail.subject }, 'no mail was sent: the setting mailUrl is empty');
      return false;
    }
    try {
      const transport = await this.#transportFor(mailUrl);
      const { id, ...content } = mail;
      await transport.sendMail({ from: mailFrom, ...content, ...(id && { messageId: `<${id}@edutech>` }) });
      return true;
    } catch (error) {
      this.logger.warn({ subject: mail.subject, reason: reasonOf(error) }, 'a mail was not taken by the mail server');
      return false;
    }
  }

  async #transportFor(mailUrl: string): Promise<Transporter> {
    if (!mayBeInward(this.held)) return mailTransport(this.held);
    if (this.#last?.mailUrl !== mailUrl) this.#last = { mailUrl, transport: await mailTransport(this.held) };
    return this.#last.transport;
  }
}

/** Code and SMTP answer class only: the server's text may quote the address. */
function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return responseCode ? `${code} ${responseCode}` : code;
}
