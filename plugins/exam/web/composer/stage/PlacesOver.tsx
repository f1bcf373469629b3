import type { CSSProperties } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { hueOf } from 'edutech/core/ui/rules/initials';
import { useText } from 'edutech/core/web/hooks';
import type { Page, Place } from 'edutech/plugins/print/kit/common/ink';
import { type BlockId, blockIds } from '../../../model/paper/blocks';
import { itemsOf, sectionsOf } from '../../../model/paper/document';
import { numbersOf } from '../../../model/paper/figures/figures';
import { PlaceHolder } from '../together/PlaceHolder';
import { useComposer } from '../desk/composer-context';
import { marginPlaces } from './margin-places';
import { BlockTools } from './tools/BlockTools';
import { ItemTools } from './tools/ItemTools';
import { SectionTools } from './tools/SectionTools';

interface PlacesOverProps {
  readonly page: Page;
  /** Pages before: what goes on from there has its tools there. */
  readonly before: readonly Page[];
}

/** How far a frame stands around what is chosen, in points. */
const around = 3;

/** What can be chosen on a page, and the tools of what is. */
export function PlacesOver({ page, before }: PlacesOverProps) {
  const t = useText();
  const { desk, chosen, choose, together } = useComposer();
  const { document } = desk;
  const sections = new Map(sectionsOf(document).map((section) => [section.id, section]));
  const items = new Map(itemsOf(document).map((item) => [item.id, item]));
  const numbers = numbersOf(document);
  const nameOf = (id: string): string | null => {
    if (isBlock(id)) return t(`exam.block.${id}`);
    const number = numbers.get(id);
    if (number) return t('exam.compose.item', { number: number.first });
    return sections.get(id)?.title ?? null;
  };
  const isFirst = (place: Place) =>
    !before.some(({ places }) => places.some(({ id }) => id === place.id)) &&
    // what stands in the margins is on every page: it has its tools on each
    (page.places.find(({ id }) => id === place.id) ?? place) === place;
  // large ones lie below what stands in them
  const all = [...page.places, ...marginPlaces(page, before.length, document.blocks)];
  const ordered = all.toSorted((one, other) => other.width * other.height - one.width * one.height);
  return ordered.map((place, at) => {
    const name = nameOf(place.id);
    if (name === null) return null;
    const isChosen = chosen === place.id;
    const holder = together.holderOf(place.id);
    const hasTools = isChosen && !holder && isFirst(place);
    const section = sections.get(place.id);
    const item = items.get(place.id);
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: one thing may stand in several columns
        key={`${place.id}-${at}`}
        data-place={place.id}
        className={classNames(
          'composer-place',
          isChosen && 'composer-place-chosen',
          isBlock(place.id) && 'composer-place-block',
          place.id === 'binding' && 'composer-place-narrow',
          holder && 'composer-place-held',
          holder && `hue-${hueOf(holder.personId)}`,
        )}
        style={boxOf(place, page)}
      >
        <button
          type="button"
          className="composer-place-button"
          aria-label={holder ? t('exam.together.heldBy', { place: name, name: holder.name }) : name}
          aria-pressed={isChosen}
          onClick={() => choose(place.id)}
        />
        {holder && isFirst(place) && <PlaceHolder holder={holder} />}
        {hasTools && isBlock(place.id) && <BlockTools id={place.id} />}
        {hasTools && section && <SectionTools section={section} />}
        {hasTools && item && <ItemTools item={item} number={numbers.get(item.id)!} />}
      </div>
    );
  });
}

const isBlock = (id: string): id is BlockId => (blockIds as readonly string[]).includes(id);

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where a place lies, in shares of its page. */
const boxOf = (place: Place, { width, height }: Page): CSSProperties => ({
  insetInlineStart: share(place.x - around, width),
  insetBlockStart: share(place.y - around, height),
  inlineSize: share(place.width + 2 * around, width),
  blockSize: share(place.height + 2 * around, height),
});
