import { createTransport, type Transporter } from 'nodemailer';
import { inject, injectable } from '../../di/inject';
import { Logger } from '../logger';
import { Settings } from '../settings/settings';
import type { Mail, Mailer } from './mailer';

/** Mails over SMTP (settings `mailUrl`, `mailFrom`). Addresses are never logged: they name people. */
@injectable()
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter | undefined;
  readonly #from: string;
  readonly #logger: Logger;

  constructor(@inject(Settings) settings: Settings, @inject(Logger) logger: Logger) {
    this.#logger = logger;
    this.#from = settings.mailFrom;
    if (settings.mailUrl) {
      this.#transport = createTransport(settings.mailUrl, { disableFileAccess: true, disableUrlAccess: true });
    }
  }

  get isOn() {
    return this.#transport !== undefined;
  }

  async send(mail: Mail): Promise<boolean> {
    if (!this.#transport) {
      this.#logger.info({ subject: mail.subject }, 'no mail was sent: the setting mailUrl is empty');
      return false;
    }
    try {
      await this.#transport.sendMail({ from: this.#from, to: mail.to, subject: mail.subject, text: mail.text });
      return true;
    } catch (error) {
      this.#logger.warn({ subject: mail.subject, reason: reasonOf(error) }, 'a mail was not taken by the mail server');
      return false;
    }
  }
}

/** Code and SMTP answer class only: the server's text may quote the address. */
function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return responseCode ? `${code} ${responseCode}` : code;
}
