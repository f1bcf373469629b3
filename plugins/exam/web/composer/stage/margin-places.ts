import type { Page, Place } from 'edutech/plugins/print/kit/common/ink';
import type { PaperBlocks } from '../../../model/paper/blocks';

// What stands in the margins of a page is furniture of the sheet and has no place of its own there: points, as the sheets draw it.

/** Strip of the sealing line and of what students write outside it, at the left of odd pages. */
const strip = { from: 26, to: 66, edge: 24 };
/** Line of the page number. */
const foot = { above: 48, height: 22, share: 0.4 };

/** Places of sealing line and page number on a page, counted from 0. */
export const marginPlaces = ({ width, height }: Page, at: number, blocks: PaperBlocks): Place[] => [
  ...(blocks.binding.isOn && at % 2 === 0
    ? [{ id: 'binding', x: strip.from, y: strip.edge, width: strip.to - strip.from, height: height - 2 * strip.edge }]
    : []),
  ...(blocks.pageNumbers.isOn
    ? [
        {
          id: 'pageNumbers',
          x: (width * (1 - foot.share)) / 2,
          y: height - foot.above,
          width: width * foot.share,
          height: foot.height,
        },
      ]
    : []),
];
