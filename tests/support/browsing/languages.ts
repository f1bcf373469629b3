import { createHash } from 'node:crypto';
import process from 'node:process';
import { type Language, languages } from 'edutech/core/common/languages';

// Which language a journey is walked in. Every page is looked at in both elsewhere (tests/contract/pages); a journey proves
// that something can be done, and that does not depend on the words. So each is walked in one language, half of them in
// English: its title decides, nobody does by hand, and a run today walks it as one did yesterday.
//
// Signing in by the dialog is walked in both always, because everything else stands on it. `EDUTECH_LANGUAGE=other` walks each of
// the others in the language that it has not: at night and before a release (tests/long/README.md).

const isOther = process.env['EDUTECH_LANGUAGE'] === 'other';

/** The language in which the journey of this title is walked: the lowest bit of its hash chooses. */
export function languageOf(title: string): Language {
  const bit = createHash('sha256').update(title).digest()[0]! & 1;
  return languages[isOther ? 1 - bit : bit]!;
}
