import type { Page, TextInk } from 'edutech/plugins/print/kit/common/ink';

const isText = (ink: Page['inks'][number]): ink is TextInk => ink.kind === 'text';

/** Longest beginning of a text that a line shows. */
const shown = 24;

/** The text that stands in a place, from above. */
function wordsIn({ inks }: Page, { x, y, width, height }: Page['places'][number]): string {
  const inside = inks.filter(
    (ink) =>
      isText(ink) && ink.turn === undefined && ink.x >= x - 1 && ink.x <= x + width && ink.y > y && ink.y <= y + height,
  ) as TextInk[];
  return [...inside.map(({ text }) => text).join('')].slice(0, shown).join('');
}

/**
 * Pages as lines that a reviewer can read: where each thing stands (left, top, width × height, in whole points), by its id, and
 * how it begins; below them what stands around the columns.
 */
export const textOfPages = (pages: readonly Page[], isFurniture: (ink: TextInk) => boolean): string =>
  pages
    .map((page, at) => {
      const size = `${Math.round(page.width)} × ${Math.round(page.height)}`;
      const places = page.places.map((place) => {
        const [left, top, width, height] = [place.x, place.y, place.width, place.height].map(Math.round);
        return `  ${String(left).padStart(4)} ${String(top).padStart(4)}  ${width} × ${height}  ${place.id}  ${wordsIn(page, place)}`;
      });
      const around = [
        ...new Set(
          page.inks
            .filter(isText)
            .filter(isFurniture)
            .map(({ text }) => text),
        ),
      ];
      return [`page ${at + 1}: ${size}`, ...places, `  around: ${around.join(' | ')}`].join('\n');
    })
    .join('\n')
    .concat('\n');
