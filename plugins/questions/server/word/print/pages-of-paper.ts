import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { bound, numbered } from 'edutech/plugins/print/kit/server/flow/furniture';
import { pagesOf, type Unit as PlacedUnit } from 'edutech/plugins/print/kit/server/flow/pages';
import { columnWidth, frameOf } from 'edutech/plugins/print/kit/server/flow/sheet-frame';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import type { Texts } from 'edutech/core/server/texts';
import type { FormatOptions } from '../../exporting/writer';
import type { Sheet, Unit } from '../export/sheet';
import type { Layout } from './atoms';
import { rowsOfUnit } from './pieces';

/** The pages of a paper. Pure but for its formulas, which are set elsewhere. */
export async function pagesOfPaper(sheet: Sheet, options: PaperOptions, texts: Texts): Promise<Page[]> {
  const { language, look = { size: 'a4' }, typesetting, progress } = options;
  const letters = measuringLetters();
  const layout: Layout = { letters, typesetting, width: columnWidth(look) };
  const text = (words: string) => [{ kind: 'text' as const, text: words }];
  const head: Unit = [
    { kind: 'paragraph', inlines: text(sheet.title), style: 'title', align: 'center' },
    ...(look.hasBinding
      ? []
      : [
          {
            kind: 'paragraph' as const,
            inlines: text(sheet.student),
            style: 'text' as const,
            align: 'center' as const,
          },
        ]),
    ...(sheet.note === '' ? [] : [{ kind: 'paragraph' as const, inlines: text(sheet.note), style: 'text' as const }]),
  ];
  const all = [head, ...sheet.units, ...sheet.answers];
  const units: PlacedUnit[] = [];
  for (const [at, unit] of all.entries()) {
    units.push({ rows: await rowsOfUnit(layout, unit), beginsPage: at === 1 + sheet.units.length });
    progress?.((at + 1) / all.length);
  }
  const say = (name: string, params: Readonly<Record<string, number>> = {}) =>
    texts.say(language, `questions.print.${name}`, params);
  const pages = numbered(pagesOf(units, frameOf(look)), letters, (page, pages) => say('page', { page, pages }));
  if (!look.hasBinding) return pages;
  const fields = ['school', 'class', 'name', 'number'].map((field) => say(`binding.${field}`));
  return bound(pages, letters, { fields, warning: say('binding.warning') });
}

type PaperOptions = Pick<FormatOptions, 'language' | 'look' | 'typesetting' | 'progress'>;
