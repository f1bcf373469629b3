/** A part of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts a part out of a picture and draws it in the size in which it is shown; photographs stay small as JPEG. */
export async function cutPicture(
  source: File,
  area: PictureArea,
  size: { readonly width: number; readonly height: number },
): Promise<File> {
  const bitmap = await createImageBitmap(source);
  const canvas = document.createElement('canvas');
  // nothing is enlarged
  const scale = Math.min(1, area.width / size.width);
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const keepsGround = source.type === 'image/png';
  pen.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = keepsGround ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
  if (!blob) throw new Error('this browser writes no pictures');
  const name = source.name.replace(/\.\w+$/, '');
  return new File([blob], `${name || 'picture'}.${keepsGround ? 'png' : 'jpg'}`, { type });
}
