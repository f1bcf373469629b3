/** What a file with some extension must hold, and how it is served. */
export interface ContentType {
  readonly mime: string;
  /** What the look into the content may find (names of the file-type library, of OLE documents, `svg`). */
  readonly found: readonly string[];
}

/**
 * Every extension of file-groups.ts. Containers that differ in a brand only (mp4, mov, 3gp) may be taken for each
 * other, as cameras and phones do; everything else must hold exactly what its name says.
 */
const contentTypes: Readonly<Record<string, ContentType>> = {
  mp4: { mime: 'video/mp4', found: ['mp4', 'm4v', 'mov'] },
  mov: { mime: 'video/quicktime', found: ['mov', 'mp4'] },
  '3gp': { mime: 'video/3gpp', found: ['3gp', '3g2', 'mp4'] },
  mpg: { mime: 'video/mpeg', found: ['mpg'] },
  wmv: { mime: 'video/x-ms-wmv', found: ['asf'] },
  asf: { mime: 'video/x-ms-asf', found: ['asf'] },
  asx: { mime: 'video/x-ms-asf', found: ['asf'] },
  avi: { mime: 'video/x-msvideo', found: ['avi'] },
  flv: { mime: 'video/x-flv', found: ['flv'] },
  rmvb: { mime: 'application/vnd.rn-realmedia-vbr', found: ['rm'] },
  mp3: { mime: 'audio/mpeg', found: ['mp3'] },
  wav: { mime: 'audio/wav', found: ['wav'] },
  // as browsers record: Chromium and Firefox, Firefox of before, Safari
  webm: { mime: 'audio/webm', found: ['webm'] },
  ogg: { mime: 'audio/ogg', found: ['opus', 'ogg', 'oga'] },
  m4a: { mime: 'audio/mp4', found: ['m4a', 'mp4'] },
  pdf: { mime: 'application/pdf', found: ['pdf'] },
  doc: { mime: 'application/msword', found: ['doc'] },
  ppt: { mime: 'application/vnd.ms-powerpoint', found: ['ppt'] },
  xls: { mime: 'application/vnd.ms-excel', found: ['xls'] },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', found: ['docx'] },
  pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', found: ['pptx'] },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', found: ['xlsx'] },
  jpg: { mime: 'image/jpeg', found: ['jpg'] },
  jpeg: { mime: 'image/jpeg', found: ['jpg'] },
  png: { mime: 'image/png', found: ['png', 'apng'] },
  gif: { mime: 'image/gif', found: ['gif'] },
  bmp: { mime: 'image/bmp', found: ['bmp'] },
  webp: { mime: 'image/webp', found: ['webp'] },
  svg: { mime: 'image/svg+xml', found: ['svg'] },
  vtt: { mime: 'text/vtt', found: ['vtt'] },
  csv: { mime: 'text/csv', found: ['csv'] },
  // texts of other programs are never more than text: markup in them is not rendered
  txt: { mime: 'text/plain', found: ['text'] },
  gift: { mime: 'text/plain', found: ['text'] },
  xml: { mime: 'text/plain', found: ['text'] },
  zip: { mime: 'application/zip', found: ['zip'] },
};

/** The type of an extension; undefined for one that the platform does not take. */
export const contentTypeOf = (ext: string): ContentType | undefined =>
  Object.hasOwn(contentTypes, ext) ? contentTypes[ext] : undefined;
