import { createContext, useEffect, useRef, useState } from 'react';
import { useAgainUntil } from 'edutech/core/web/asking/use-again-until';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import type { OpenParts } from 'edutech/plugins/media/kit/ui/viewer/pdf-parts/open-parts';
import type { PagePart } from 'edutech/plugins/media/kit/ui/viewer/pdf-parts/parts-of-pages';
import { showPaper } from '../../../../api';
import type { Import } from '../../../../api/importing';
import { beginningOf } from './beginning';

/** The paper as it looks, and the places of its questions. */
export interface PaperPicture {
  readonly document: OpenParts['document'];
  readonly partOf: (itemId: string) => PagePart | undefined;
}

/** Null: there is no picture, or not yet; the paper's text is shown. */
export const PaperPictureContext = createContext<PaperPicture | null>(null);

/** Between questions whether the paper has been converted. Milliseconds. */
const pause = 2000;

/** Opens a Word paper as it is printed, once it has been converted; nobody waits for it. */
export function usePaperPicture({ importId, format, items }: Import): PaperPicture | null {
  const { data } = useAgainUntil(
    useAsked(showPaper, format === 'docx' ? { importId } : null),
    ({ isConverting }) => !isConverting,
    pause,
  );
  const [picture, setPicture] = useState<PaperPicture | null>(null);
  const first = useRef(items);
  const src = data?.pdf ?? null;
  // Opens it with its first address, and releases its memory with the page
  useEffect(() => {
    if (src === null) return;
    const named = first.current.map(({ itemId, source }) => ({ itemId, words: beginningOf(source) }));
    let open: OpenParts | null = null;
    let isGone = false;
    loadChunk(() => import('edutech/plugins/media/kit/ui/viewer/pdf-parts/open-parts'))
      .then(({ openParts }) =>
        openParts(
          src,
          named.map(({ words }) => words),
        ),
      )
      .then((opened) => {
        if (isGone) return opened.close();
        open = opened;
        const places = new Map(named.map(({ itemId }, at) => [itemId, opened.parts[at] ?? undefined]));
        setPicture({ document: opened.document, partOf: (itemId) => places.get(itemId) });
      })
      .catch(() => undefined); // a browser that reads no PDF shows the text
    return () => {
      isGone = true;
      setPicture(null);
      open?.close();
    };
  }, [src]);
  return picture;
}
