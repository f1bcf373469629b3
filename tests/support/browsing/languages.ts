import { createHash } from 'node:crypto';
import process from 'node:process';
import { type Language, languages } from 'edutech/core/common/languages';

// Which language a journey is walked in. Every page is looked at in both elsewhere (tests/contract/pages); a journey proves
// that something can be done, and that does not depend on the words. So each is walked in one language, half of them in
// English: its title decides, nobody does by hand, and a run today walks it as one did yesterday.
//
// Signing in by the dialog is walked in both always, because everything else stands on it. `EDUTECH_LANGUAGE=en` walks all in
// English, `zh-CN` all in Chinese: at night and before a release (tests/long/README.md), each in a city of its own.

const asked = process.env['EDUTECH_LANGUAGE'];

/** The one language of a title: the lowest bit of its hash chooses. */
const ownOf = (title: string): Language => languages[createHash('sha256').update(title).digest()[0]! & 1]!;

/** The language in which the journey of this title is walked. */
export const languageOf = (title: string): Language => languages.find((one) => one === asked) ?? ownOf(title);
