import { withoutIdentityNumbers } from './identity-numbers';

/** Fields whose values never reach a log, whatever they hold. */
const forbidden =
  /token|password|passwd|cookie|ticket|authorization|secret|credential|id_?card|identity_?number|^sid$|-sid$/i;
/** Secrets inside addresses: `?token=…`, `&ticket=…`. */
const inAddress = /([?&;](?:token|ticket|password|secretRequest)=)[^&\s"'#]+/gi;

const hidden = '[redacted]';
const maxDepth = 4;
const maxItems = 50;
const maxText = 8192;

/**
 * A copy of a fact that may be written to a log: forbidden fields hidden at any depth, errors as name, message and
 * stack, long things cut. It is the second wall; callers do not log secrets in the first place.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value;
  if (depth >= maxDepth) return '[deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => redact(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = forbidden.test(key) ? hidden : redact(item, depth + 1);
  return copy;
}

/** A text without the secrets and identity numbers that can be told by their shape. */
export const redactText = (text: string): string => cut(withoutIdentityNumbers(text.replace(inAddress, `$1${hidden}`)));

function redactError(error: Error, depth: number): unknown {
  const code = (error as { code?: unknown }).code;
  return {
    name: error.name,
    message: redact(error.message, depth + 1),
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    stack: redact(error.stack, depth + 1),
    cause: error.cause === undefined ? undefined : redact(error.cause, depth + 1),
  };
}

const cut = (text: string) => (text.length > maxText ? `${text.slice(0, maxText)}…` : text);
