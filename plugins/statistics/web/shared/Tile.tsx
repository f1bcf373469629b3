import type { CSSProperties, ReactNode } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';

interface TileProps {
  /** 0 to 1: how strongly it is tinted; null: hatched, because its value is hidden. */
  readonly shade: number | null;
  /** `over` and `near` a limit, or neither. */
  readonly tone?: 'fine' | 'near' | 'over';
  readonly children?: ReactNode;
}

const inks = { fine: 'ink-brand', near: 'ink-due', over: 'ink-late' } as const;

/** A value on the tint of its size: the number speaks, the colour helps to find it. */
export const Tile = ({ shade, tone = 'fine', children }: TileProps) => (
  <span
    className={classNames('statistics-tile', 'num', inks[tone], shade === null && 'statistics-tile-hidden')}
    style={{ '--shade': shade ?? 0 } as CSSProperties}
  >
    <span className="ink">{children}</span>
  </span>
);
