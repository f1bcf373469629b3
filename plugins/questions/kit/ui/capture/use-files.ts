import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import type { UploadGroup } from 'edutech/core/common/files/uploads';
import type { Answer } from '../../common/answer';
import type { Id } from 'edutech/core/common/ids';
import {
  type AnswerField,
  type FileInAnswer,
  filesOf,
  inTheirOrder,
  placesOf,
  withFiles,
} from '../../common/answers/files-in-order';
import type { ShownHandIn } from '../hand-ins/hand-ins';
import { useMessages } from 'edutech/core/web/hooks';
import { undoMilliseconds } from 'edutech/core/ui/form/saving/use-undo';
import type { CaptureProps } from './capture-props';

/** A file of an answer as a desk shows it. */
export interface DeskFile {
  /** Key on its way, id afterwards. */
  readonly id: Id;
  /** On its way; absent once the answer names it. */
  readonly handIn?: ShownHandIn;
  /** Its content if it was added on this page. */
  readonly content?: Blob;
  /** Where the server has it. */
  readonly address?: string;
  readonly isDoubtful: boolean;
}

/** The files of one field of an answer in their order, and what one does with them. */
export function useFiles({ answer, onAnswer, handIns, place, media }: CaptureProps, field: AnswerField) {
  useSignals();
  const messages = useMessages();
  const latest = useRef(answer);
  // A later undo applies to the answer as it is then
  useEffect(() => {
    latest.current = answer;
  }, [answer]);
  const named = filesOf(answer, field);
  const waiting = handIns.list.value.filter(
    (one) => one.place === place && one.field === field && !(one.fileId && named.includes(one.fileId)),
  );
  const all = inTheirOrder(named, waiting);
  const fileOf = (one: FileInAnswer): DeskFile => {
    if ('key' in one) {
      const handIn = waiting.find(({ key }) => key === one.key)!;
      return { id: one.key, handIn, content: handIn.content, isDoubtful: handIn.isDoubtful };
    }
    const { file } = one;
    return { id: file, content: handIns.contentOf(file), address: media[file], isDoubtful: handIns.isDoubtful(file) };
  };
  const arrange = (next: readonly FileInAnswer[]) => {
    const { files, places } = placesOf(next);
    void handIns.place(places);
    if (files.join() !== filesOf(latest.current, field).join()) change(withFiles(latest.current, field, files));
  };
  const change = (next: Answer) => {
    latest.current = next;
    onAnswer(next);
  };
  const indexOf = (id: Id) => all.findIndex((one) => ('key' in one ? one.key : one.file) === id);

  return {
    files: all.map(fileOf),
    /** Adds one at the end, or replaces another one, which is removed. */
    add: async (
      {
        content,
        name,
        group,
        isDoubtful = false,
      }: { content: Blob; name: string; group: UploadGroup; isDoubtful?: boolean },
      instead?: Id,
    ) => {
      const at = instead === undefined ? all.length : Math.max(0, indexOf(instead));
      const before = instead === undefined ? undefined : all[at];
      // the new one is stored before the old one is removed
      await handIns.add({ place, field, at, name, group, content, isDoubtful });
      if (before && 'key' in before) await handIns.remove(before.key);
      else if (before)
        change(
          withFiles(
            latest.current,
            field,
            filesOf(latest.current, field).filter((id) => id !== instead),
          ),
        );
    },
    move: (id: Id, to: number) => {
      const from = indexOf(id);
      if (from < 0 || to < 0 || to >= all.length) return;
      arrange(all.toSpliced(from, 1).toSpliced(to, 0, all[from]!));
    },
    /** Takes one away; for ten seconds it can be brought back. */
    remove: (id: Id, said: string) => {
      const at = indexOf(id);
      const one = all[at];
      if (!one) return;
      const handIn = 'key' in one ? waiting.find(({ key }) => key === one.key) : undefined;
      if (handIn) void handIns.remove(handIn.key);
      else
        change(
          withFiles(
            latest.current,
            field,
            filesOf(latest.current, field).filter((file) => file !== id),
          ),
        );
      messages.show(said, {
        milliseconds: undoMilliseconds,
        undo: () => {
          if (handIn) return void handIns.add(handIn);
          const files = filesOf(latest.current, field);
          change(withFiles(latest.current, field, files.toSpliced(Math.min(at, files.length), 0, id)));
        },
      });
    },
    retry: (id: Id) => handIns.retry(id),
  };
}

export type FilesOfDesk = ReturnType<typeof useFiles>;
