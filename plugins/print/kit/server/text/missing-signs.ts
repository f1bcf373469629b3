import type { MissingSigns, Page, Place, TextInk } from '../../common/ink';
import type { Letters } from './letters';
import { isSet } from './words';

/** Pages that tell which of their signs no font has, so that they are seen before anything is printed. */
export const withMissingSigns = (pages: readonly Page[], letters: Letters): Page[] =>
  pages.map((page) => {
    const missing = missingOn(page, letters);
    return missing.length > 0 ? { ...page, missing } : page;
  });

function missingOn({ inks, places }: Page, letters: Letters): MissingSigns[] {
  const found = new Map<string, Set<string>>();
  for (const ink of inks) {
    if (ink.kind !== 'text') continue;
    for (const sign of ink.text) {
      if (isSet(letters, sign)) continue;
      const id = placeOf(places, ink);
      found.set(id, (found.get(id) ?? new Set()).add(sign));
    }
  }
  return [...found].map(([id, signs]) => ({ id, signs: [...signs].join('') }));
}

/** A hair of rounding. Points. */
const slack = 1;

/** The smallest place in which a text stands. */
function placeOf(places: readonly Place[], { x, y }: TextInk): string {
  const around = places.filter(
    (place) =>
      x >= place.x - slack &&
      x <= place.x + place.width + slack &&
      y >= place.y - slack &&
      y <= place.y + place.height + slack,
  );
  return around.toSorted((one, other) => one.width * one.height - other.width * other.height)[0]?.id ?? '';
}
