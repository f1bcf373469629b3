import type { FastifyReply } from 'fastify';
import type { CookieOptions } from '../call';

/** Reads a Cookie header (RFC 6265). The first value of a name counts; what cannot be decoded is taken as it is. */
export function parseCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 1) continue;
    const name = pair.slice(0, equals).trim();
    if (name in cookies) continue;
    cookies[name] = decode(pair.slice(equals + 1).trim());
  }
  return cookies;
}

/** Adds a Set-Cookie header. */
export function writeCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${options.sameSite}`];
  if (options.httpOnly) parts.push('HttpOnly');
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.secure || reply.request.protocol === 'https') parts.push('Secure');
  // Fastify collects several Set-Cookie headers by itself
  reply.header('set-cookie', parts.join('; '));
}

function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
