import type { OutputOf } from 'edutech/core/common/endpoint';
import type { makeCodes } from '../../api';

export type MadeCode = OutputOf<typeof makeCodes>[number];

/** Codes on the screen with newer ones behind them; a student's older code has ended. */
export const withMade = (shown: readonly MadeCode[], newer: readonly MadeCode[]): readonly MadeCode[] => {
  const renewed = new Set(newer.map(({ personId }) => personId));
  return [...shown.filter(({ personId }) => !renewed.has(personId)), ...newer];
};
