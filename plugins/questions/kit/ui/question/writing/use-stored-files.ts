import { newId } from 'edutech/core/common/ids';
import { useState } from 'react';
import type { UploadGroup } from 'edutech/core/common/files/uploads';
import type { Media } from '../content/media';
import { useObjectAddresses } from './object-addresses';
import type { StoredPicture } from './ContentWriter';
import { useMessages, useUploads } from 'edutech/core/web/hooks';
import type { Uploads } from 'edutech/core/web/uploads/uploads';

/** Widest that a picture stands in a text when it comes, as long as nobody says otherwise. CSS pixels. */
const usualWidth = 320;

/** A recording that lies on the server. */
export interface StoredRecording {
  readonly file: string;
  readonly seconds: number;
}

/** Sends pictures and recordings of a question; what was sent is shown by its own address for as long as the part that sent it. */
export function useStoredFiles(area: string, widest = usualWidth) {
  const uploads = useUploads();
  const messages = useMessages();
  const addresses = useObjectAddresses();
  const [local, setLocal] = useState<Media>({});
  const send = async (file: File, group: UploadGroup) => {
    const address = addresses.make(file);
    try {
      const id = await sendFile(uploads, area, file, group);
      setLocal((before) => ({ ...before, [id]: address }));
      return { id, address };
    } catch (error) {
      addresses.release(address);
      messages.show('questions.kit.question.write.notUploaded', { tone: 'warning', values: { name: file.name } });
      throw error;
    }
  };
  return {
    local,
    picture: async (picture: File): Promise<StoredPicture> => {
      const { id, address } = await send(picture, 'images');
      const { naturalWidth, naturalHeight } = await measured(address);
      const width = Math.min(widest, naturalWidth || widest);
      const height = Math.max(1, Math.round((width * naturalHeight) / Math.max(1, naturalWidth)));
      return { file: id, address, width, height };
    },
    /** A file of any kind that is shown: its id. */
    file: async (file: File): Promise<string> => (await send(file, groupOf(file))).id,
    recording: async (recording: File): Promise<StoredRecording> => {
      const { id, address } = await send(recording, 'audio');
      return { file: id, seconds: await lengthOf(address) };
    },
  };
}

const groupOf = ({ type }: File): UploadGroup => {
  const kind = type.slice(0, type.indexOf('/'));
  return kind === 'image' ? 'images' : kind === 'video' || kind === 'audio' ? kind : 'attachments';
};

/** A line that is lost comes back some time: the file is sent then. */
const lineIsBack = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** The id of a file once the server has it, without a line when it is back; rejects with what the server said against it. */
export async function sendFile(uploads: Uploads, area: string, file: File, group: UploadGroup): Promise<string> {
  await lineIsBack();
  const key = newId();
  uploads.add([{ file, folder: '', key }], { area, group });
  // what uploads is loaded with the first file: until then the queue is empty
  let isQueued = false;
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const look = () => {
      const item = uploads.queue.value.find((one) => one.key === key);
      isQueued ||= item !== undefined;
      if (!isQueued) return;
      if (item && item.state !== 'ready' && item.state !== 'failed') return;
      // uploads begin again by themselves when the line is back
      if (item?.state === 'failed' && !navigator.onLine) return;
      queueMicrotask(() => stop());
      if (item) queueMicrotask(() => uploads.remove(item.key));
      if (item?.fileId) resolve(item.fileId);
      else reject(item?.error ?? new Error('the upload was given up'));
    };
    stop = uploads.queue.subscribe(look);
  });
}

async function measured(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined); // its size is then the usual one
  return image;
}

/** Seconds of a recording; 0 where the browser cannot tell. */
const lengthOf = (address: string): Promise<number> =>
  new Promise((resolve) => {
    const sound = new Audio();
    sound.onloadedmetadata = () => resolve(Number.isFinite(sound.duration) ? Math.round(sound.duration) : 0);
    sound.onerror = () => resolve(0);
    sound.src = address;
  });
