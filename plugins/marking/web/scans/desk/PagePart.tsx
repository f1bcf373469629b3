import { useText } from 'edutech/core/web/hooks';
import type { ShownDoubt } from '../../../api';

interface PagePartProps {
  readonly page: ShownDoubt['page'];
  readonly view: ShownDoubt['view'];
  readonly frames: ShownDoubt['frames'];
}

/** A part of a page as it was scanned, straightened, with what is in doubt framed. */
export function PagePart({ page, view: { x, y, width, height }, frames }: PagePartProps) {
  const t = useText();
  return (
    <svg
      className="marking-scan"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={t('marking.scans.picture')}
    >
      <image href={page.address} width={page.width} height={page.height} />
      {frames.map((frame) => (
        <rect key={`${frame.x} ${frame.y}`} className="marking-scan-frame" {...frame} rx={1.5} />
      ))}
    </svg>
  );
}
