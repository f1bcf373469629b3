import type { CategoryName } from '../../common/permissions/people';
import type { Id } from '../../common/ids';
import { contributions } from '../../common/token';
import type { Db } from '../data/db';
import type { NewNotification } from './notified-thing';

/** What people are notified about, as they choose it in the personal centre. */
export interface NotificationMatter {
  /** Plugin id, dot, word. */
  readonly id: string;
  /** Message key of the server's texts. */
  readonly title: string;
  /** Keys of its notifications; each key belongs to one matter. */
  readonly keys: readonly string[];
  /** Who gets them; default: everybody. */
  readonly types?: readonly CategoryName[];
  /** The bell always rings: nobody may miss it. */
  readonly isFixed?: true;
  /** Also told at night, where other messages wait for the morning. */
  readonly isUrgent?: true;
}
export const NotificationMatter = contributions<NotificationMatter>('core.NotificationMatter');

/** The ways besides the bell by which people hear of things, with what they have chosen. */
export interface NotificationWay {
  /** Notifies those who chose another way, in a transaction as the system; answers for whom the bell does not ring. */
  notify(db: Db, notification: NewNotification): Promise<readonly Id[]>;
}
export const NotificationWay = contributions<NotificationWay>('core.NotificationWay');
