import type { AnswerSheet, SheetZone } from './answer-sheet';

/** A zone of a sheet, as a list of zones shows it. */
export interface ZoneFacts {
  readonly id: string;
  readonly kind: SheetZone['kind'];
  /** Labels of its first and its last question; the same where it has one. */
  readonly first: string;
  readonly last: string;
  readonly points: number;
}

export const zoneFactsOf = ({ zones }: AnswerSheet): ZoneFacts[] =>
  zones.map((zone) => {
    const { id, kind } = zone;
    if (zone.kind === 'answer' || zone.kind === 'essay')
      return { id, kind, first: zone.label, last: zone.label, points: zone.points };
    const ends = { first: zone.items[0]!.label, last: zone.items.at(-1)!.label };
    if (zone.kind === 'optional') return { id, kind, ...ends, points: zone.points };
    return { id, kind, ...ends, points: zone.items.reduce((sum, { points }) => sum + points, 0) };
  });
