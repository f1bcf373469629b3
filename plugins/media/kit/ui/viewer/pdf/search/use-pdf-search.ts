import { useEffect, useRef, useState } from 'react';
import { findInPages, type Hit } from './find-in-pages';
import type { OpenPdf } from '../use-pdf';

const none: readonly Hit[] = [];

export interface PdfSearch {
  readonly words: string;
  readonly hits: readonly Hit[];
  /** The current hit, from 0. */
  readonly at: number;
  /** The text of the document is still being read. */
  readonly isReading: boolean;
  search(words: string): void;
  /** To the next hit, or back; around at the ends. */
  turn(by: 1 | -1): void;
}

/** Search in a document. Its text is read once, when somebody first looks for something. */
export function usePdfSearch(pdf: OpenPdf | null): PdfSearch {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ hits: readonly Hit[]; at: number }>({ hits: none, at: 0 });
  const [isReading, setIsReading] = useState(false);
  const texts = useRef<{ of: OpenPdf; pages: Promise<string[][]> } | null>(null);

  // Looks for the words once the document's text is there
  useEffect(() => {
    setFound({ hits: none, at: 0 });
    if (!pdf || words.trim() === '') return;
    if (texts.current?.of !== pdf) texts.current = { of: pdf, pages: readTexts(pdf) };
    let isGone = false;
    setIsReading(true);
    texts.current.pages
      .then((pages) => !isGone && setFound({ hits: findInPages(pages, words), at: 0 }))
      .catch(() => undefined)
      .finally(() => !isGone && setIsReading(false));
    return () => {
      isGone = true;
    };
  }, [pdf, words]);

  const { hits, at } = found;
  const turn = (by: 1 | -1) => hits.length > 0 && setFound({ hits, at: (at + by + hits.length) % hits.length });
  return { words, hits, at, isReading, search: setWords, turn };
}

/** The pieces of text of each page, as the text layer has them. */
async function readTexts({ document }: OpenPdf): Promise<string[][]> {
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item ? [item.str] : [])));
  }
  return pages;
}
