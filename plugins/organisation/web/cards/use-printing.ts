import { useEffect, useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useCall } from 'edutech/core/web/hooks';
import { cardFile, linkPrintFile, showCardPrint, showLinkPrint } from '../../api';

export type Print = OutputOf<typeof showCardPrint>;
const pauseMilliseconds = 700;

/** What is printed: where one asks how far it is, and gets the file. Its words stand under the same name. */
const prints = {
  cards: { show: showCardPrint, file: cardFile },
  linkPrints: { show: showLinkPrint, file: linkPrintFile },
} as const;

/** One print: begun, followed until it is ready, fetched. */
export function usePrinting(what: keyof typeof prints) {
  const call = useCall();
  const [print, setPrint] = useState<Print | null>(null);
  const isBusy = print !== null && (print.state === 'waiting' || print.state === 'printing');
  const { show, file } = prints[what];

  // asks again after a while, as long as it is being printed
  useEffect(() => {
    if (!isBusy) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call(show, { id: print.id }, { signal: stop.signal }).then(setPrint, () => undefined);
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, isBusy, print, show]);

  return {
    what,
    print,
    isBusy,
    /** Follows what `begin` has asked for. */
    start: async (begin: () => Promise<{ readonly id: string }>) => {
      try {
        const { id } = await begin();
        setPrint({ id, state: 'waiting', progress: 0, cards: 0 });
      } catch {
        // the call has shown the error
      }
    },
    forget: () => setPrint(null),
    fetch: async () => {
      if (!print) return;
      try {
        const { name, content } = await call(file, { id: print.id });
        save(name, content);
      } catch {
        setPrint(null);
      }
    },
  };
}

/** Hands a file to the browser that came within an answer: what it opens is stored in no place that has an address. */
function save(name: string, content: string) {
  const bytes = Uint8Array.from(atob(content), (char) => char.codePointAt(0)!);
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
