/** What a leader has to know of a question or a marker. */
export type Alarm = 'agreement' | 'strict' | 'mild' | 'inconsistent' | 'tooFast' | 'flat';

/** Share of double marks within the limit below which a question is looked at. */
const leastAgreement = 0.92;
/** Marks before which figures say nothing. */
const fewest = 10;
/** Share of the points by which a marker's mean may be off the group's. */
export const mostOff = 0.1;
const leastConsistency = 0.7;
const mostTooFast = 0.1;
/** Share of one's marks that may be zero or full before it looks as if nobody had read. */
const mostFlat = 0.9;

export interface Figures {
  readonly given: number;
  readonly mean: number | null;
  readonly paired: number;
  readonly agreed: number;
  readonly repeated: number;
  readonly consistent: number;
  readonly zeros: number;
  readonly fulls: number;
  readonly tooFast: number;
}

/** Share of double marks within the limit; null while there are too few. */
export const agreementOf = ({ paired, agreed }: Pick<Figures, 'paired' | 'agreed'>): number | null =>
  paired < fewest ? null : agreed / paired;

export const isLow = (agreement: number | null): boolean => agreement !== null && agreement < leastAgreement;

/** What strikes of a marker beside the group's mean; nothing while there are few marks. Order: what is worst. */
export function alarmsOf(marker: Figures, group: { readonly mean: number | null; readonly of: number }): Alarm[] {
  const { given, mean, repeated, consistent, zeros, fulls, tooFast } = marker;
  if (given < fewest) return [];
  const off = mean === null || group.mean === null ? 0 : (mean - group.mean) / group.of;
  return [
    ...(isLow(agreementOf(marker)) ? (['agreement'] as const) : []),
    ...(off < -mostOff ? (['strict'] as const) : []),
    ...(off > mostOff ? (['mild'] as const) : []),
    ...(repeated >= 3 && consistent / repeated < leastConsistency ? (['inconsistent'] as const) : []),
    ...(tooFast / given > mostTooFast ? (['tooFast'] as const) : []),
    ...((zeros + fulls) / given > mostFlat ? (['flat'] as const) : []),
  ];
}
