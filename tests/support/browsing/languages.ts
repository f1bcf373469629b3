import { createHash } from 'node:crypto';
import process from 'node:process';
import { type Language, languages } from 'edutech/core/common/languages';

// Which language a journey is walked in. Every page is looked at in both elsewhere (tests/contract/pages); a journey proves
// that something can be done, and that does not depend on the words. So each is walked in one language, half of them in
// English: its title decides, nobody does by hand, and a run today walks it as one did yesterday.
//
// Some journeys are walked in both always (`test.for(languages)` in their files): signing in by the dialog, the import of a
// roster, and the teaching loop, because everything else stands on them; and those whose second walk costs seconds, as of scans
// and of marks. `EDUTECH_EVERY_LANGUAGE=true` walks all in both, at
// night and before a release (tests/long/README.md).

const isEvery = process.env['EDUTECH_EVERY_LANGUAGE'] === 'true';

/** The one language of a title: the lowest bit of its hash chooses. */
const languageOf = (title: string): Language => languages[createHash('sha256').update(title).digest()[0]! & 1]!;

/** The languages in which the journey of this title is walked. */
export const languagesOf = (title: string): readonly Language[] => (isEvery ? languages : [languageOf(title)]);
