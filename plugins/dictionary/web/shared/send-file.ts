import type { UploadGroup } from 'edutech/core/common/files/uploads';
import { newId } from 'edutech/core/common/ids';
import type { Uploads } from 'edutech/core/web/uploads/uploads';

/** Sends one file; its id once the server has it, null where it could not be sent. */
export function sendFile(uploads: Uploads, file: File, group: UploadGroup): Promise<string | null> {
  const area = `dictionary.${newId()}`;
  uploads.add([{ file, folder: '' }], { area, group });
  return new Promise((resolve) => {
    const stop = uploads.queue.subscribe((queue) => {
      const one = queue.find((sending) => sending.area === area);
      if (one?.state !== 'ready' && one?.state !== 'failed' && one?.state !== 'lost') return;
      resolve(one.state === 'ready' ? (one.fileId ?? null) : null);
      // not while the queue is told about
      setTimeout(() => {
        stop();
        uploads.remove(one.key);
      });
    });
  });
}
