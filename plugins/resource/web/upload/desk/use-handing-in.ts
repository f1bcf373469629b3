import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { wrongFieldsIn } from 'edutech/core/common/wire/edit-conflict';
import { AppError } from 'edutech/core/common/errors';
import { useWork } from 'edutech/core/web/asking/use-work';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { shareResources, uploadResources } from '../../../api';
import { mostAtOnce } from '../../../model/limits';
import { visibilities } from '../../../model/sharing';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { type DeskFile, isThere, markOf, missingIn, resourceOf } from './desk';
import type { Desk } from './use-desk';

type Handed = DeskFile & { readonly key?: string };

/**
 * Makes resources of the files on the desk. What has come is handed in at once, what is still on its way as soon as it is
 * there; nothing is while something is missing.
 */
export function useHandingIn(desk: Desk, book: TeachingBook, onDone?: () => void) {
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const { isBusy, run } = useWork();
  /** What the server says is wrong, by the file's mark. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<unknown>(null);

  const files: readonly Handed[] = desk.items.filter(({ state }) => state !== 'failed');
  const incomplete = files.filter((file) => {
    const draft = desk.draftOf(file);
    return draft === null || missingIn(draft, desk.common).length > 0;
  });
  const come: readonly Handed[] = desk.items.filter(isThere).slice(0, mostAtOnce);
  const isDue = isAsked && incomplete.length === 0 && come.length > 0 && !isBusy;

  const handIn = async () => {
    const given = come.flatMap((file) => {
      const draft = desk.draftOf(file);
      return draft && file.fileId ? [resourceOf(file.fileId, draft, desk.common, book)] : [];
    });
    setError(null);
    setWrong({});
    try {
      const made = await call(uploadResources, { resources: given }, { quiet: true });
      desk.clear(come);
      await share(made.map(({ id }) => id));
      messages.show('resource.upload.done', { tone: 'success', values: { count: made.length } });
      const isAll = come.length === files.length;
      if (isAll) setAsked(false);
      // whoever leaves the desk reads the list by that; both at once would call the leaving off
      if (isAll && onDone) onDone();
      else await revalidate();
    } catch (thrown) {
      setAsked(false);
      const fields = thrown instanceof AppError ? wrongFieldsIn(thrown) : [];
      setWrong(byMark(fields, come));
      setError(fields.length > 0 ? null : thrown);
    }
  };
  const share = async (ids: string[]) => {
    const { visibility } = desk.common;
    if (visibility === visibilities.personal) return;
    // they are saved; the call says what went wrong, and sharing can be asked for later
    await call(shareResources, { ids, wanted: visibility }).catch(() => undefined);
  };
  const send = () => run(handIn);
  const latest = useRef(send);
  latest.current = send;
  // Hands in what has come since it was asked for, once each time that something is due
  useEffect(() => {
    if (isDue) void latest.current();
  }, [isDue]);

  return {
    /** At it, or waiting for the last byte. */
    busy: isBusy || (isAsked && incomplete.length === 0 && files.length > 0),
    /** Somebody has asked for it while something was missing: what still is stands at its field. */
    showsMissing: showsMissing && incomplete.length > 0,
    count: files.length,
    wrong,
    error,
    ask: () => {
      setShowsMissing(incomplete.length > 0);
      setAsked(incomplete.length === 0);
    },
  };
}

/** Which file the server's words are about: it names the place in the list (`resources/3/nodeids`). */
function byMark(
  fields: readonly { readonly field: string; readonly key?: string }[],
  files: readonly Handed[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ field, key }) => {
      const file = files[Number(field.split('/')[1])];
      return file && key ? [[markOf(file), key]] : [];
    }),
  );
}
