import { childOf, elementsOf, within, type XmlElement } from '../../../kit/server/xml/xml-tree';

/** A picture as a run shows it: the id of its relation, its size in CSS pixels, and its position. */
export interface Drawing {
  readonly relation: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Beside the text, not in its line. */
  readonly isAnchored: boolean;
}

/** Units of DrawingML (EMU) in a CSS pixel. */
const emuPerPixel = 9525;
const pixels: Readonly<Record<string, number>> = { pt: 96 / 72, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pc: 16 };
const unknownSize = { width: 200, height: 150 };

/** The pictures of a w:drawing, a group's among them. */
export function drawingsIn(drawing: XmlElement): Drawing[] {
  return elementsOf(drawing).flatMap((frame) => {
    const extent = childOf(frame, 'wp:extent');
    const words = childOf(frame, 'wp:docPr');
    const size = {
      width: Number(extent?.attributes['cx'] ?? 0) / emuPerPixel,
      height: Number(extent?.attributes['cy'] ?? 0) / emuPerPixel,
    };
    return allWithin(frame, 'a:blip').flatMap((blip) => {
      // one that is only linked is looked for too, so that its absence is told
      const relation = blip.attributes['r:embed'] ?? blip.attributes['r:link'];
      if (relation === undefined) return [];
      const alt = words?.attributes['descr'] ?? '';
      return [{ relation, ...sized(size), alt, isAnchored: frame.name === 'wp:anchor' }];
    });
  });
}

/** The pictures of a w:pict or w:object (VML). */
export function picturesIn(pict: XmlElement): Drawing[] {
  return allWithin(pict, 'v:imagedata').flatMap((image) => {
    const relation = image.attributes['r:id'] ?? image.attributes['o:relid'] ?? image.attributes['r:href'];
    if (relation === undefined) return [];
    const shape = [...allWithin(pict, 'v:shape'), ...allWithin(pict, 'v:rect')].find((found) =>
      within(found, 'v:imagedata'),
    );
    const style = shape?.attributes['style'] ?? '';
    const size = { width: lengthOf(style, 'width'), height: lengthOf(style, 'height') };
    const isAnchored = /position:\s*absolute/.test(style);
    return [{ relation, ...sized(size), alt: shape?.attributes['alt'] ?? '', isAnchored }];
  });
}

/** The program that made an embedded object: `Equation.DSMT4` for MathType. */
export const programOf = (object: XmlElement): string => within(object, 'o:OLEObject')?.attributes['ProgID'] ?? '';

function lengthOf(style: string, name: string): number {
  const match = new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)(pt|px|in|cm|mm|pc)?`).exec(style);
  return match ? Number(match[1]) * (pixels[match[2] ?? 'px'] ?? 1) : 0;
}

function sized({ width, height }: { width: number; height: number }): { width: number; height: number } {
  if (!(width >= 1 && height >= 1)) return unknownSize;
  return { width: Math.round(Math.min(width, 4000)), height: Math.round(Math.min(height, 8000)) };
}

function allWithin(element: XmlElement, name: string): XmlElement[] {
  if (element.name === name) return [element];
  return elementsOf(element).flatMap((child) => allWithin(child, name));
}
