import { encode } from 'uqr';
import type { Box } from 'edutech/plugins/marking/model/sheet/plan';

/** A QR code of any text, drawn into the left or right half of a box. */
export function qrCode(text: string, box: Box, half: 'left' | 'right' = 'left'): string {
  const { data, size } = encode(text, { border: 2 });
  const unit = Math.min(box.width / 2, box.height) / size;
  const left = box.x + (half === 'right' ? box.width / 2 : 0);
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${left + x * unit} ${box.y + y * unit}h${unit}v${unit}h${-unit}z`] : [])),
  );
  return `<rect x="${left}" y="${box.y}" width="${size * unit}" height="${size * unit}" fill="#fff"/><path d="${cells.join('')}"/>`;
}
