import { useEffect, useRef, useState } from 'react';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import type { Preparation } from 'edutech/plugins/questions/api';
import { downloadPaper, paperPages } from '../../../api';
import { itemsOf } from '../../../model/paper/document';
import type { PrintKind } from '../../../model/paper/prints';
import { useComposer } from '../desk/composer-context';
import { printedInput, type PrintValues } from './print-values';

/** Between the last change and the call for pages. Milliseconds. */
const pause = 300;

/** Pages of each kind that is shown or counted. */
export function useKindPages(values: PrintValues, kinds: readonly PrintKind[]) {
  const { desk } = useComposer();
  const inputOf = (kind: PrintKind) =>
    kinds.includes(kind) && (values.kind === kind || values.copies[kind] > 0) ? printedInput(desk, values, kind) : null;
  const how = { keeps: true, pause };
  return {
    student: useAsked(paperPages, inputOf('student'), how),
    teacher: useAsked(paperPages, inputOf('teacher'), how),
    answers: useAsked(paperPages, inputOf('answers'), how),
  };
}

/** How many pages each kind has; null while that is not known. */
export const countsOf = (pages: ReturnType<typeof useKindPages>, kinds: readonly PrintKind[]) =>
  Object.fromEntries(
    kinds.flatMap((kind) => (kind === 'table' ? [] : [[kind, pages[kind].data?.length ?? null] as const])),
  );

/** Asks for the file, of what the server has: what was written last is saved before. */
export function useFile({ kind, version, sheet, watermark }: PrintValues, isLocked: boolean) {
  const call = useCall();
  const messages = useMessages();
  const { desk } = useComposer();
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const act = useAct(
    async (format: 'pdf' | 'docx') => {
      if (itemsOf(desk.document).length === 0) return;
      if (!isLocked && !(await desk.flush())) {
        messages.show('exam.printing.notSaved', { tone: 'info' });
        return;
      }
      const words = watermark.trim();
      const own = { ...(sheet && { sheet }), ...(words && { watermark: words }) };
      setPreparation(await call(downloadPaper, { paperId: desk.ownId, kind, version, format, ...own }));
    },
    { changes: false },
  );
  const { flush } = desk;
  const isSaved = useRef(false);
  // Paper B follows from what the server has: it gets what was written last
  useEffect(() => {
    if (isSaved.current || isLocked) return;
    isSaved.current = true;
    void flush();
  });
  return { ...act, preparation, rest: () => setPreparation(null) };
}
