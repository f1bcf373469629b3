import type { UploadGroup } from 'edutech/core/common/files/uploads';
import type { Id } from 'edutech/core/common/ids';
import type { AnswerField } from '../../common/answers/files-in-order';
import type { JournalOwner } from '../journal/journal-store';

/** A file of an answer that the server does not hold in it yet. */
export interface HandIn {
  /** Made on this device; names it in the queue of uploads too. */
  readonly key: Id;
  /** The answer's place in the journal. */
  readonly place: string;
  readonly field: AnswerField;
  /** Its position among the files of its field, including those that have arrived. */
  readonly at: number;
  readonly name: string;
  readonly group: UploadGroup;
  readonly content: Blob;
  /** A photograph that a teacher may not be able to read; the student was warned, and submits it anyway. */
  readonly isDoubtful: boolean;
  /** Once it is uploaded; it stays here until the answer that names it is acknowledged. */
  readonly fileId: Id | null;
  /** When it was uploaded; milliseconds of this device's clock. */
  readonly uploadedAt: number | null;
}

/** Where a device keeps files that no answer has. Owned as a journal is: nobody else at this device sees them. */
export interface HandInStore {
  load(owner: JournalOwner): Promise<HandIn[]>;
  /** Rejects when there is no room. */
  put(owner: JournalOwner, handIn: HandIn): Promise<void>;
  remove(owner: JournalOwner, key: Id): Promise<void>;
}

/** A store that lasts as long as the page: for computers that several people use, and browsers without a database. */
export function memoryHandInStore(): HandInStore {
  const kept = new Map<string, HandIn>();
  const nameOf = ({ person, subject }: JournalOwner, key: Id) => `${person}/${subject}/${key}`;
  return {
    load: async (owner) => [...kept].filter(([name]) => name.startsWith(nameOf(owner, ''))).map(([, handIn]) => handIn),
    put: async (owner, handIn) => void kept.set(nameOf(owner, handIn.key), handIn),
    remove: async (owner, key) => void kept.delete(nameOf(owner, key)),
  };
}
