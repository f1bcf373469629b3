import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { SittingPaper } from '../../../model/sitting/sitting-paper';
import type { FiledAnswers, FiledPhoto } from '../../../model/sitting/taking-in/answer-file';

const nonceBytes = 12;

/** Bytes of a base64 text. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

const aesKey = (key: string, use: KeyUsage) => crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, [use]);

/** Opens the enciphered paper; rejects where the key is not its own. */
export async function openPaper(enciphered: string, key: string): Promise<SittingPaper> {
  const all = bytesOf(enciphered);
  const nonce = { name: 'AES-GCM', iv: all.subarray(0, nonceBytes) };
  const plain = await crypto.subtle.decrypt(nonce, await aesKey(key, 'decrypt'), all.subarray(nonceBytes));
  return JSON.parse(new TextDecoder().decode(plain)) as SittingPaper;
}

/** Addresses of its pictures and recordings, good as long as the page. */
export const mediaOfPaper = ({ media }: SittingPaper): Media =>
  Object.fromEntries(
    media.map(({ fileId, type, data }) => [fileId, URL.createObjectURL(new Blob([bytesOf(data)], { type }))]),
  );

/** Closes answers, or a photograph, into the text of a file that only the server opens. */
export async function closed(content: FiledAnswers | FiledPhoto, fileKey: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const key = await aesKey(fileKey, 'encrypt');
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(content)),
  );
  const all = new Uint8Array(nonceBytes + bytes.byteLength);
  all.set(iv);
  all.set(new Uint8Array(bytes), nonceBytes);
  return textOf(all);
}
