/** Page that the QR code of an account card opens; the secret is after `#`, so no server log ever contains it. */
export const cardPath = '/card';

/** The content of the QR code: an address of this platform. */
export const cardAddress = (origin: string, secret: string): string => `${origin}${cardPath}#${secret}`;

/** Secrets are 24 random bytes, base64url. */
const secretShape = /(?:^|#)([A-Za-z0-9_-]{32})$/;

/** The secret in what a camera read or somebody typed: a whole address or the secret alone; null when there is none. */
export const cardSecretIn = (text: string): string | null => secretShape.exec(text.trim())?.[1] ?? null;
