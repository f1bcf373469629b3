import type { Pixels } from '../pixels/pixels';

/** Edge at which photographs are worked on, in pixels: what a phone has beyond that no teacher sees. */
const workingEdge = 2400;
/** Share of the full quality of JPEG: writing stays sharp, a page weighs a third of a megabyte. */
const quality = 0.84;

/** Draws on a canvas of its own. */
function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser draws no pictures');
  draw(pen);
  return canvas;
}

/** The pixels of a file, the right way up; rejects for one that this browser cannot read. */
export async function readPicture(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, workingEdge / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const canvas = drawn(width, height, (pen) => {
    // what shines through a drawing is paper
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(bitmap, 0, 0, width, height);
  });
  bitmap.close();
  return pixelsOf(canvas);
}

const pixelsOf = (canvas: HTMLCanvasElement): Pixels => {
  const { width, height, data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, data: data as Pixels['data'] };
};

/** The picture as a JPEG. */
export function writePicture({ width, height, data }: Pixels): Promise<Blob> {
  return asJpeg(drawn(width, height, (pen) => pen.putImageData(new ImageData(data, width, height), 0, 0)));
}

/** What a film shows now, as a JPEG. */
export function writeFrame(film: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = film;
  return asJpeg(drawn(videoWidth, videoHeight, (pen) => pen.drawImage(film, 0, 0, videoWidth, videoHeight)));
}

/** What a film shows now, small: to look for a sheet in it. */
export function glance(film: HTMLVideoElement, edge: number): Pixels | null {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0) return null;
  const scale = edge / Math.max(videoWidth, videoHeight);
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  return pixelsOf(drawn(width, height, (pen) => pen.drawImage(film, 0, 0, width, height)));
}

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('this browser writes no pictures'))),
      'image/jpeg',
      quality,
    ),
  );
