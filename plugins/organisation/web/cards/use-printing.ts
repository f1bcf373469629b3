import { useEffect, useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useCall } from 'edutech/core/web/hooks';
import { cardFile, type CardScope, printCards, showCardPrint } from '../../api';

export type CardPrint = OutputOf<typeof showCardPrint>;
const pauseMilliseconds = 700;

/** One print: begun, followed until it is ready, fetched. */
export function usePrinting(schoolid: string) {
  const call = useCall();
  const [print, setPrint] = useState<CardPrint | null>(null);
  const isBusy = print !== null && (print.state === 'waiting' || print.state === 'printing');

  // asks again after a while, as long as it is being printed
  useEffect(() => {
    if (!isBusy) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call(showCardPrint, { id: print.id }, { signal: stop.signal }).then(setPrint, () => undefined);
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, isBusy, print]);

  return {
    print,
    isBusy,
    start: async (scope: CardScope, all: boolean) => {
      try {
        const { id } = await call(printCards, { schoolid, scope, all });
        setPrint({ id, state: 'waiting', progress: 0, cards: 0 });
      } catch {
        // the call has said what went wrong
      }
    },
    fetch: async () => {
      if (!print) return;
      try {
        const { name, content } = await call(cardFile, { id: print.id });
        save(name, content);
      } catch {
        setPrint(null);
      }
    },
  };
}

/** Hands a file to the browser that came within an answer: passwords are stored in no place that has an address. */
function save(name: string, content: string) {
  const bytes = Uint8Array.from(atob(content), (char) => char.codePointAt(0)!);
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
