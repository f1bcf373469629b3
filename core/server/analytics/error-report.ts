import { createHash } from 'node:crypto';
import type { reportError } from '../../common/api/analytics';
import type { InputOf } from '../../common/endpoint';
import { withoutIdentityNumbers } from '../logging/identity-numbers';

/** An error as it is kept: short, and without anything that opens a door. */
export type ErrorReport = InputOf<typeof reportError> & { readonly fingerprint: string };

const longestText = 500;
const longestStack = 4000;

/**
 * Prepares an error report of a browser. Equal errors at equal places have equal fingerprints, from every browser.
 */
export function errorReportOf(input: InputOf<typeof reportError>): ErrorReport {
  const message = clean(input.message, longestText);
  const script = withoutQuery(input.script);
  const { line, column } = input;
  return {
    title: clean(input.title, longestText),
    message,
    script,
    line,
    column,
    stack: clean(input.stack, longestStack),
    agent: clean(input.agent, longestText),
    href: withoutQuery(input.href),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([message, script, line, column]))
      .digest('hex'),
  };
}

/** Tickets and tokens travel in queries and may turn up in messages and stacks; nothing of ours keeps them. */
const clean = (text: string, longest: number) =>
  withoutIdentityNumbers(
    text.replace(/([?&#;]|\b)(token|ticket|secretRequest|password|sid)=[^\s&"')]*/gi, '$1$2=…'),
  ).slice(0, longest);

const withoutQuery = (address: string) => clean(address.replace(/[?#].*$/s, ''), longestText);
