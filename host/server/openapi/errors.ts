import type { Endpoint } from 'edutech/core/common/endpoint';
import { httpStatus, wireCodes } from 'edutech/core/common/errors';
import type { Language } from 'edutech/core/common/languages';
import { mayCallWithFirstPassword } from 'edutech/core/common/permissions/session-limit';
import type { DocumentedError } from 'edutech/core/server/operation/api-document';
import type { Texts } from 'edutech/core/server/texts';

/** Errors that calls share, and which of them can answer so. Several codes may have one HTTP status. */
const shared: readonly { readonly code: number; readonly key: string; readonly when: (call: Endpoint) => boolean }[] = [
  { code: wireCodes.badRequest, key: 'core.error.badRequest', when: () => true },
  { code: wireCodes.undecodable, key: 'core.error.undecodable', when: () => true },
  { code: wireCodes.notSignedIn, key: 'core.error.notSignedIn', when: ({ access }) => !('public' in access) },
  { code: wireCodes.forbidden, key: 'core.error.noPermission', when: ({ access }) => !('public' in access) },
  { code: wireCodes.forbidden, key: 'core.error.foreignOrigin', when: ({ kind }) => kind !== 'read' },
  {
    code: wireCodes.mustChangePassword,
    key: 'core.session.mustChangePassword',
    when: (call) => !mayCallWithFirstPassword(call),
  },
  { code: wireCodes.notFound, key: 'core.error.notFound', when: () => true },
  { code: wireCodes.tooLarge, key: 'core.error.tooLarge', when: ({ method }) => method === 'POST' },
  { code: wireCodes.invalid, key: 'core.error.invalidInput', when: () => true },
  { code: wireCodes.tooMany, key: 'core.error.tooMany', when: () => true },
  { code: wireCodes.failed, key: 'core.error.failed', when: () => true },
  { code: wireCodes.unavailable, key: 'core.error.unavailable', when: () => true },
];

type Say = Pick<Texts, 'say' | 'has'>;

const documented = (texts: Say, language: Language, code: number, key: string): DocumentedError => ({
  status: httpStatus(code),
  code,
  key,
  text: said(texts.say(language, key, { seconds: 60 }), key),
});

/** A text that lacks what it is filled with is no text: the key alone is shown then. */
const said = (text: string, key: string) => (text === key ? '' : text);

/** What the pipeline itself answers to this call in place of its data. */
export const sharedErrors = (call: Endpoint, texts: Say, language: Language): DocumentedError[] =>
  shared.filter(({ when }) => when(call)).map(({ code, key }) => documented(texts, language, code, key));

/** Every shared error once, for the responses that calls refer to. */
export const everySharedError = (texts: Say, language: Language): DocumentedError[] =>
  shared.map(({ code, key }) => documented(texts, language, code, key));

/** A status, or the key of an error with the status that follows it. */
const mentions = /\b([45]\d\d)\b|`([a-z]\w*(?:\.\w+)+)`(?: \((\d{3}))?/g;

/**
 * The errors that the words about a call name, with their texts: `404 \`work.error.noHomework\``, or the key first and its
 * status in brackets. A status holds for all keys that follow it.
 */
export function namedErrors(words: string, texts: Say, language: Language): DocumentedError[] {
  const found = new Map<string, DocumentedError>();
  let last: string | undefined;
  for (const [, status, key, after] of words.matchAll(mentions)) {
    last = status ?? last;
    const code = after ?? last;
    if (key && code && texts.has(key)) found.set(key, documented(texts, language, Number(code), key));
  }
  return [...found.values()];
}
