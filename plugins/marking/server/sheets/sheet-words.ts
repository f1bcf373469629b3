import type { Language } from 'edutech/core/common/languages';
import type { Texts } from 'edutech/core/server/texts';
import type { SheetWords } from '../layout/words';

/** What a sheet says besides its zones, in the language of who prints it. */
export function wordsOf(texts: Texts, language: Language): SheetWords {
  const say = (name: string, params?: Parameters<Texts['say']>[2]) =>
    texts.say(language, `marking.sheet.${name}`, params);
  return {
    kind: say('kind'),
    fields: say('fields').split('|'),
    label: say('label'),
    labelNote: say('labelNote'),
    number: say('number'),
    absence: say('absence'),
    absenceNote: say('absenceNote'),
    notesTitle: say('notesTitle'),
    notes: say('notes').split('|'),
    right: say('right'),
    wrong: say('wrong'),
    chosen: say('chosen'),
    page: (number, of) => say('page', { number, of }),
    points: (points) => say('points', { points }),
    squares: (count) => say('squares', { count }),
  };
}
