import type { ReactNode } from 'react';
import type * as Y from 'yjs';
import { hueOf } from 'edutech/core/ui/rules/initials';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import type { Comment } from '../../../api';
import { indexOf } from '../together/positions';
import type { Present } from '../together/use-presence';

interface MarksProps {
  readonly text: Y.Text;
  /** Who else writes here. */
  readonly here: readonly Present[];
  /** Open comments about this text. */
  readonly comments: readonly Comment[];
}

/** Lies over a field with the same letters, unseen but for the cursors of others and the words that comments are about. */
export function Marks({ text, here, comments }: MarksProps) {
  const words = text.toString();
  const cursors = here.map((one) => ({ one, at: (one.cursor && indexOf(text, one.cursor)) || 0 }));
  const ranges = comments.flatMap(({ id, anchor }) => {
    const from = anchor && indexOf(text, anchor.from);
    const to = anchor && indexOf(text, anchor.to);
    return from !== null && to !== null && from < to ? [{ id, from, to }] : [];
  });
  if (cursors.length + ranges.length === 0) return null;
  const cuts = [...cursors.map(({ at }) => at), ...ranges.flatMap(({ from, to }) => [from, to])];
  const stops = [...new Set([0, ...cuts, words.length])].sort((one, other) => one - other);
  const drawn: ReactNode[] = stops.map((from, at) => {
    const piece = words.slice(from, stops[at + 1] ?? words.length);
    const isMarked = ranges.some((range) => range.from <= from && from < range.to);
    return (
      <span key={from} className={isMarked ? 'prepare-words' : undefined}>
        {cursors.map(
          ({ one, at: place }) =>
            place === from && (
              <i key={one.tab} className={`prepare-cursor hue-${hueOf(one.personId)}`}>
                <em className="t-12" lang={langOf(one.name)}>
                  {one.name}
                </em>
              </i>
            ),
        )}
        {piece}
      </span>
    );
  });
  return (
    <span className="prepare-marks prepare-text wide" aria-hidden="true">
      {drawn}
    </span>
  );
}
