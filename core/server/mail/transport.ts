import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import { outwardAddress } from '../outward/outward';
import type { HeldSettings } from '../settings/held-settings';
import { mailServerIn } from './mail-server';

const isolated = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Whether the present mail server may lie on this machine: the file names it, or allows it. */
export const mayBeInward = ({ settings, file }: Pick<HeldSettings, 'settings' | 'file'>): boolean =>
  settings.mailUrl === file.mailUrl || file.allowLocalAddresses;

/**
 * The way to the present mail server. One that was set in the browser may not lie on this machine, unless the file allows it:
 * its name is looked up and judged here, so a transport is for the mail of this moment only.
 */
export async function mailTransport(held: Pick<HeldSettings, 'settings' | 'file'>): Promise<Transporter> {
  const { mailUrl } = held.settings;
  const server = mayBeInward(held) ? null : mailServerIn(mailUrl);
  if (!server) return createTransport(mailUrl, isolated);
  const { host, port, security, user, password } = server;
  return createTransport({
    ...isolated,
    host: await outwardAddress(host),
    port,
    ...(isIP(host) === 0 && { servername: host }),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user && { auth: { user, pass: password } }),
  } as Parameters<typeof createTransport>[0]);
}
