/** How the connection to a mail server is protected: from the start, after it has begun, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** A mail server as people set it up. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** Empty: it takes mails without a login. */
  readonly user: string;
  readonly password: string;
}

/** As the setting `mailUrl` has it. */
export function mailUrlOf({ host, port, security, user, password }: MailServer): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  const name = host.includes(':') ? `[${host}]` : host;
  const query = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security];
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${name}:${port}${query}`;
}

/** Reads the setting; null for an empty or unreadable one. An address of the file may leave the protection open: then what is offered. */
export function mailServerIn(mailUrl: string): MailServer | null {
  if (!URL.canParse(mailUrl)) return null;
  const { protocol, hostname, port, username, password, searchParams } = new URL(mailUrl);
  const isSafe = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSafe ? 465 : 587),
    security: isSafe ? 'tls' : searchParams.get('ignoreTLS') === 'true' ? 'none' : 'starttls',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}
