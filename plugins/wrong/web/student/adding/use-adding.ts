import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import { cutPicture } from 'edutech/core/ui/picture/cut-picture';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useUploads } from 'edutech/core/web/hooks';
import type { Uploads } from 'edutech/core/web/uploads/uploads';
import { addEntries, findQuestions, removeEntries } from '../../../api';
import type { Candidate } from '../../../api/records';
import type { Reason } from '../../../model/entry';
import { collectionAddress } from '../../shared/addresses';
import { areaOf, type Box } from './box';

/** Why a file did not become the picture. */
export interface Refused {
  readonly why: 'wrongKind' | 'broken';
  readonly name: string;
}

/** What is cut out is drawn no wider than this. Pixels. */
const widest = 1600;

async function cut(picture: File, box: Box | null): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  const area = areaOf(box ?? { x: 0, y: 0, width: 1, height: 1 }, bitmap);
  bitmap.close();
  const width = Math.min(widest, area.width);
  return cutPicture(picture, area, { width, height: (area.height * width) / area.width });
}

/** Why this file cannot be the picture; null for one that can. */
async function fault(file: File): Promise<Refused['why'] | null> {
  if (!isInGroup(file.name, 'answerPictures')) return 'wrongKind';
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return 'broken';
  }
}

/** The file once the server has it; null where it could not be sent. */
const arrived = (uploads: Uploads, area: string): Promise<string | null> =>
  new Promise((resolve) => {
    const stop = uploads.queue.subscribe((queue) => {
      const one = queue.find((sending) => sending.area === area);
      if (one?.state !== 'ready' && one?.state !== 'failed') return;
      resolve(one.fileId ?? null);
      // not while the queue is told about
      setTimeout(() => {
        stop();
        uploads.remove(one.key);
      });
    });
  });

/** A question on its way into the collection: its picture, the box, what was found, and why it went wrong. */
export function useAdding() {
  const call = useCall();
  const uploads = useUploads();
  const navigate = useNavigate();
  const say = useUndo();
  const [picture, setPicture] = useState<File | null>(null);
  const [address, setAddress] = useState('');
  const [box, setBox] = useState<Box | null>(null);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Candidate[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [subject, setSubject] = useState('');
  const [reason, setReason] = useState<Reason | null>(null);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  // The picture gets an address of this page for as long as it is worked on
  useEffect(() => {
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  // What was sent last, and under which id: sent again because its answer was lost, it is added once
  const sent = useRef({ what: '', entryId: '' });
  const keep = async (fileId: string | null) => {
    const entry = {
      ...(chosen && { questionId: chosen }),
      ...(subject && { subjectId: subject }),
      words: words.trim(),
      reason,
    };
    const what = JSON.stringify([entry, address, box]);
    if (sent.current.what !== what) sent.current = { what, entryId: newId() };
    const { entryId } = sent.current;
    const { entryIds } = await call(addEntries, { entries: [{ ...entry, entryId, pictures: fileId ? [fileId] : [] }] });
    say('wrong.done.added', { count: entryIds.length }, () => call(removeEntries, { entryIds }));
    await navigate(collectionAddress);
  };
  const find = useAct(async () => setFound(await call(findQuestions, { q: words.trim() })), { changes: false });
  const send = async () => {
    if (!picture) return keep(null);
    const area = `wrong.${newId()}`;
    setFailed(false);
    uploads.add([{ file: await cut(picture, box), folder: '' }], { area, group: 'answerPictures' });
    const fileId = await arrived(uploads, area);
    if (fileId) await keep(fileId);
    else setFailed(true);
  };
  const save = useAct(send, { changes: false });
  return {
    picture,
    address,
    box,
    words,
    found,
    chosen,
    subject,
    reason,
    busy: find.isBusy || save.isBusy,
    failed,
    refused,
    setBox,
    setWords,
    setSubject,
    setReason,
    choose: (questionId: string) => setChosen((before) => (before === questionId ? null : questionId)),
    /** A file that is no picture leaves the one before it, with its box, as it was. */
    take: async (file: File | undefined) => {
      if (!file) return;
      const why = await fault(file);
      setRefused(why && { why, name: file.name });
      if (why) return;
      setPicture(file);
      setBox(null);
    },
    find: () => void find.run(),
    save: () => void save.run(),
  };
}
