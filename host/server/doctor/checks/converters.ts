import { findConfinement } from 'edutech/core/server/programs/confinement';
import { findMedia, findOffice, findPdf, notWanted } from 'edutech/core/server/programs/find-programs';
import { type Check, plainly } from '../check';

/** Programs that convert uploads. The platform runs without them; then only originals can be viewed. */
export const converterChecks: readonly Check[] = [
  {
    id: 'mediaConverter',
    group: 'machine',
    weight: 'advice',
    look: async ({ settings: { ffmpegPath } }) =>
      ffmpegPath === notWanted || (await findMedia(ffmpegPath)) ? null : plainly,
  },
  {
    id: 'officeConverter',
    group: 'machine',
    weight: 'advice',
    look: async ({ settings: { officePath } }) =>
      officePath === notWanted || (await findOffice(officePath)) ? null : plainly,
  },
  {
    id: 'formulaConverter',
    group: 'machine',
    look: async ({ settings: { officePath } }) =>
      (await findOffice(officePath))?.hasFormulas === false ? plainly : null,
  },
  {
    id: 'pageConverter',
    group: 'machine',
    weight: 'advice',
    look: async ({ settings: { officePath } }) => (officePath === notWanted || (await findPdf()) ? null : plainly),
  },
  {
    id: 'converterWall',
    group: 'machine',
    weight: 'advice',
    look: async ({ settings: { ffmpegPath, officePath } }) => {
      const found = await Promise.all([findMedia(ffmpegPath), findOffice(officePath)]);
      return found.every((one) => one === null) || (await findConfinement()).isWalled ? null : plainly;
    },
  },
];
