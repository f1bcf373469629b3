import { token } from '../../common/token';

/** A mail in plain text; its text is from messages, in the reader's language. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for each try of one mail, so that mailboxes may know it again. */
  readonly id?: string | undefined;
}

/** Sends mails, where a deployment has set `mailUrl`; off otherwise. */
export interface Mailer {
  /** Whether a mail could be sent at all: what offers mail hides itself when not. */
  readonly isOn: boolean;
  /** True when the mail server took it. False when mail is off or the server refused; the reason is logged. */
  send(mail: Mail): Promise<boolean>;
}
export const Mailer = token<Mailer>('core.Mailer');
