/** What a picture's first bytes say of it. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** Whether a camera's notes (Exif: place, device, time) are in it. */
  readonly hasNotes: boolean;
}

/** The size of a PNG or JPEG by its content; null when it is neither, or damaged. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47) return pngFacts(view, bytes);
  if (bytes.length > 4 && view.getUint16(0) === 0xffd8) return jpegFacts(view);
  return null;
}

function pngFacts(view: DataView, bytes: Uint8Array): PictureFacts | null {
  let hasNotes = false;
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (kind === 'IDAT') break;
    if (kind === 'eXIf') hasNotes = true;
  }
  return { width: view.getUint32(16), height: view.getUint32(20), hasNotes };
}

/** A JPEG is a row of segments: marker, length, content. The size stands in that which begins the frame (SOF). */
function jpegFacts(view: DataView): PictureFacts | null {
  let hasNotes = false;
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xe1) hasNotes = true;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), hasNotes };
  }
  return null;
}
