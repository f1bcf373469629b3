import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { Remembered } from 'edutech/core/server/data/remembered';
import type { Vault } from 'edutech/core/server/security/vault';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { OutlineItem } from '../../model/sitting/outline';
import { selectChangedKeys } from '../results/key-changes.queries';

export interface ExamKey {
  readonly schoolId: Id;
  readonly examId: Id;
}

/** An item as it was when the exam was published, with its key. */
export interface FrozenItem {
  readonly itemId: Id;
  readonly body: QuestionBody;
  /** Null: it has none, so people mark it. */
  readonly key: QuestionKey | null;
}

/** What nobody reads before the start. */
export interface ExamSecret {
  /** Of the enciphered paper: 32 bytes, base64. */
  readonly paperKey: string;
  readonly items: readonly FrozenItem[];
}

const purpose = 'exam.paper';
/** Most exams that a process remembers: of forty questions each, some 30 MB. */
const most = 200;

/**
 * Papers of exams as they were published. What students fetch early is enciphered; its key, the questions and their keys are
 * sealed by the vault, so that neither a table nor its backup tells them, and read by the system alone.
 */
export class FrozenExams {
  readonly #secrets = new Remembered<ExamSecret>({ most });
  readonly #outlines = new Remembered<ReadonlyMap<Id, OutlineItem>>({ most });
  readonly #packages = new Remembered<string>({ most: 40 });

  constructor(private readonly vault: Vault) {}

  /** Seals what was frozen, and enciphers what students get. */
  async store(db: Db, exam: ExamKey, items: readonly FrozenItem[], paper: unknown): Promise<void> {
    const key = randomBytes(32);
    const secret: ExamSecret = { paperKey: key.toString('base64'), items };
    const sealed = await this.vault.seal(JSON.stringify(secret), purpose, exam.examId);
    await db.run(sql`
      insert into exam.exam_secret (school_id, exam_id, sealed) values (${exam.schoolId}, ${exam.examId}, ${sealed})`);
    const bytes = encipher(Buffer.from(JSON.stringify(paper)), key);
    await db.run(sql`
      insert into exam.exam_package (school_id, exam_id, bytes) values (${exam.schoolId}, ${exam.examId}, ${bytes})`);
  }

  /** For the system alone: row-level security shows it to no student. */
  async secret(db: Db, { schoolId, examId }: ExamKey, now: Date): Promise<ExamSecret> {
    const load = async () => {
      const row = await db.one<{ sealed: string }>(sql`
        select sealed from exam.exam_secret where school_id = ${schoolId} and exam_id = ${examId}`);
      const opened = await this.vault.open(row.sealed, purpose, examId);
      return opened === null ? null : (JSON.parse(opened) as ExamSecret);
    };
    const secret = await this.#secrets.get(examId, now, load);
    if (!secret) throw new Error(`The paper of exam ${examId} was sealed by another deployment.`);
    return secret;
  }

  /** Items with the keys by which they are marked now: those of the paper, or what they were changed to after the exam. */
  async items(db: Db, exam: ExamKey, now: Date): Promise<readonly FrozenItem[]> {
    const { items } = await this.secret(db, exam, now);
    const keys = await selectChangedKeys(db, exam);
    return items.map((item) => ({ ...item, key: keys.get(item.itemId) ?? item.key }));
  }

  /** Items with their parts and ends; ids and numbers, nothing of a question. */
  async outline(db: Db, { schoolId, examId }: ExamKey, now: Date): Promise<ReadonlyMap<Id, OutlineItem>> {
    const load = async () => {
      const { outline } = await db.one<{ outline: readonly OutlineItem[] }>(sql`
        select outline from exam.exam where school_id = ${schoolId} and id = ${examId}`);
      return new Map(outline.map((item) => [item.itemId, item]));
    };
    return (await this.#outlines.get(examId, now, load))!;
  }

  /** The enciphered paper, base64. */
  async package(db: Db, { schoolId, examId }: ExamKey, now: Date): Promise<string> {
    const load = async () => {
      const { bytes } = await db.one<{ bytes: Buffer }>(sql`
        select bytes from exam.exam_package where school_id = ${schoolId} and exam_id = ${examId}`);
      return bytes.toString('base64');
    };
    return (await this.#packages.get(examId, now, load))!;
  }
}

/** Nonce, cipher text and tag behind each other, as WebCrypto wants the last two. */
export function encipher(plain: Buffer, key: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/**
 * With what one device closes its file of answers: who can open the file knows that this device has closed it, because nobody
 * else has got this key.
 */
export const fileKeyOf = ({ paperKey }: ExamSecret, sittingId: Id, device: Id): Buffer =>
  createHmac('sha256', Buffer.from(paperKey, 'base64')).update(`exam.file/${sittingId}/${device}`).digest();
