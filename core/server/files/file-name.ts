import { extensionOf } from '../../common/files/file-groups';

/** Characters; in an address a Chinese one takes nine, so this keeps addresses under 1 kB. */
const maxLength = 100;
/** Control characters, and those that turn the direction of writing (`cod.exe` must not be shown as `exe.doc`). */
const unwanted = /[\p{Cc}\p{Bidi_Control}\ufeff]/gu;
/** Names that Windows keeps for devices, whatever follows the first dot. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name as it is stored and offered for saving: without folders, without characters that no system's file names have,
 * at most 100 characters long with its extension kept.
 */
export function fileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(unwanted, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim();
  const ext = extensionOf(clean);
  const stem = ext ? clean.slice(0, -ext.length - 1) : clean;
  const room = maxLength - ext.length - 1;
  const cut = Array.from(stem).slice(0, room).join('').trim() || 'file';
  const short = devices.test(cut) ? `_${cut}` : cut;
  return ext ? `${short}.${ext}` : short;
}

/**
 * Content-Disposition (RFC 6266): the name in UTF-8 (RFC 8187) and, for the oldest clients, in ASCII.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
