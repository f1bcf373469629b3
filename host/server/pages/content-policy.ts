import { randomBytes } from 'node:crypto';

/** A number used once for the scripts and styles of one page. */
export const newNonce = () => randomBytes(16).toString('base64');

/**
 * Content-Security-Policy of a page: nothing unsafe, only what carries this page's nonce or comes from here. Frames are
 * for rich text in a sandbox; `data:` pictures are small drawings in style sheets.
 */
export function contentPolicy(nonce: string, options: { secure: boolean }): string {
  const rules = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  if (options.secure) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}
