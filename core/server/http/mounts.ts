import type { IncomingMessage, ServerResponse } from 'node:http';
import { contributions } from '../../common/token';

/** One request to a mount. */
export interface MountedRequest {
  /** Node's own; `url` is the part below the mount, `originalUrl` the whole. Its body is not read yet. */
  readonly request: IncomingMessage & { originalUrl?: string };
  readonly response: ServerResponse;
  /** Address of the caller, proxies believed as the settings say. */
  readonly address: string;
}

/**
 * Addresses that speak another protocol than our envelopes, answered by a library or a few lines of a plugin: a provider
 * of OpenID Connect, calls of other servers by form. Core keeps floods and switched-off plugins away and adds the headers
 * that every answer has; session, origin and access are the mount's own matter, so it must not act for a cookie alone.
 */
export interface HttpMount {
  /** Plugin to which it belongs. */
  readonly plugin: string;
  /** First part of its addresses: `/oidc`. */
  readonly path: string;
  /** Default: GET, POST, HEAD and OPTIONS. */
  readonly methods?: readonly ('GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS')[];
  handle(request: MountedRequest): Promise<void> | void;
}
export const HttpMounts = contributions<HttpMount>('core.HttpMounts');

/** Longest body that a mount reads. */
const mostBytes = 65_536;

/** The fields of a form that was sent to a mount; null: not a form, or too long. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded')) return null;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}
