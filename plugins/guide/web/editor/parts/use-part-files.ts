import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import type { Part } from '../../../model/book/document';
import { useGuide } from '../guide-context';

/** Uploads pictures, films, recordings and documents, and makes parts of them. */
export function usePartFiles(put: (...parts: Part[]) => void) {
  const { files } = useGuide();
  const [isBusy, setBusy] = useState(false);
  const add = async (chosen: readonly File[]) => {
    setBusy(true);
    for (const file of chosen) {
      const stored = await files.file(file).catch(() => null); // the upload has shown why
      if (stored) put({ id: newId(), kind: 'file', file: stored, name: file.name.slice(0, 200), mime: file.type });
    }
    setBusy(false);
  };
  return { isBusy, add };
}
