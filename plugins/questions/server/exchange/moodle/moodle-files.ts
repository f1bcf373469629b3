import { childrenOf, textWithin, type XmlElement } from '../../../kit/server/xml/xml-tree';
import type { MediaShelf, Note, Place } from '../exchange-format';
import type { FoundMedia, HtmlReading } from '../html/content-of-html';
import { mediaKindOf, pictureSize } from '../html/media-kinds';

const prefix = '@@PLUGINFILE@@';

/** The name behind an address as browsers would ask for it; never a path. */
function fileName(address: string): string {
  const path = address.slice(prefix.length).replace(/^\//, '').replace(/\?.*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Adds a media file to the shelf; null if it is no picture and no recording. */
export function addMedia(shelf: MediaShelf, name: string, bytes: Buffer): FoundMedia | null {
  const found = mediaKindOf(bytes);
  if (!found) return null;
  const plain = name.replace(/^.*[/\\]/, '').slice(0, 100) || `file.${found.ext}`;
  return { id: shelf.add(plain, bytes), kind: found.kind, ...pictureSize(bytes) };
}

/** A file within its address (RFC 2397). */
export const dataOf = (address: string): Buffer | null => {
  const match = /^data:[^,]{0,100};base64,([\s\S]+)$/.exec(address);
  return match ? Buffer.from(match[1]!, 'base64') : null;
};

/** How addresses in a text of Moodle are read: files that came along in the same element, files within the address. */
export function moodleReading(
  element: XmlElement | undefined,
  shelf: MediaShelf,
  place: Place,
  notes: Note[],
): HtmlReading {
  const files = new Map(
    childrenOf(element, 'file').map((file) => {
      const folder = (file.attributes['path'] ?? '/').replace(/^\//, '');
      return [`${folder}${file.attributes['name'] ?? ''}`, file] as const;
    }),
  );
  return {
    media: (address) => {
      if (address === '') return null;
      const bytes = address.startsWith(prefix) ? contentOf(files.get(fileName(address))) : dataOf(address);
      const found = bytes && addMedia(shelf, fileName(address), bytes);
      if (found) return found;
      const isLink = /^https?:/.test(address) || address.startsWith('data:');
      notes.push({ fault: isLink ? 'remotePicture' : 'lostFile', place, detail: address.slice(0, 100) });
      return null;
    },
  };
}

const contentOf = (file: XmlElement | undefined): Buffer | null =>
  file && file.attributes['encoding'] === 'base64' ? Buffer.from(textWithin(file), 'base64') : null;
