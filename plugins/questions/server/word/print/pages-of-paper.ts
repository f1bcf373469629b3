import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { bound, filled, numbered, watermarked } from 'edutech/plugins/print/kit/server/flow/furniture';
import { pagesOf, type Unit } from 'edutech/plugins/print/kit/server/flow/pages';
import { columnWidth, frameOf } from 'edutech/plugins/print/kit/server/flow/sheet-frame';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { withMissingSigns } from 'edutech/plugins/print/kit/server/text/missing-signs';
import type { Texts } from 'edutech/core/server/texts';
import type { FormatOptions } from '../../exporting/writer';
import { bindingOf, footerOf } from '../sheet/furniture';
import { sayIn } from '../sheet/say';
import type { Sheet } from '../sheet/sheet';
import type { Layout } from './atoms';
import { rowsOfUnit } from './pieces';

/** The pages of a paper. Pure but for its formulas, which are set elsewhere. */
export async function pagesOfPaper(sheet: Sheet, options: PaperOptions, texts: Texts): Promise<Page[]> {
  const { look = { size: 'a4' }, front = {}, typesetting, progress } = options;
  const letters = measuringLetters();
  const layout: Layout = { letters, typesetting, width: columnWidth(look) };
  const units: Unit[] = [];
  for (const [at, { pieces, ...unit }] of sheet.units.entries()) {
    units.push({ ...unit, rows: await rowsOfUnit(layout, pieces) });
    progress?.((at + 1) / sheet.units.length);
  }
  const say = sayIn(texts, options.language);
  let pages = pagesOf(units, frameOf(look));
  const footer = footerOf(options, say);
  if (footer) pages = numbered(pages, letters, footer);
  const binding = bindingOf(options, say);
  if (binding) pages = bound(pages, letters, binding);
  if (front.watermark) pages = watermarked(pages, letters, front.watermark);
  return filled(withMissingSigns(pages, letters), front.fillTo ?? 1);
}

type PaperOptions = Pick<
  FormatOptions,
  'title' | 'language' | 'answers' | 'front' | 'look' | 'typesetting' | 'progress'
>;
