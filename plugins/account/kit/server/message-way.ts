import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { CategoryName } from 'edutech/core/common/permissions/people';
import { contributions } from 'edutech/core/common/token';
import type { Db } from 'edutech/core/server/data/db';

/** A notification on its way to one person: its title and the way to its page, nothing of what the page shows. */
export interface Message {
  /** The same for each try: for services that know a message again. */
  readonly id: Id;
  readonly personId: Id;
  readonly title: string;
  /** Empty: the platform has no public address. */
  readonly link: string;
  readonly language: Language;
  /** When the notification appeared. */
  readonly at: Date;
}

/** What is known of a message whose answer never came, because the process was killed or the service was silent. */
type AfterDoubt =
  /** The service knows a repeated message again: it is sent again. */
  | 'repeat'
  /** The service can be asked whether it has the message (`wasTaken`). */
  | 'ask'
  /** It is sent once more, and never a third time. */
  | 'once';

/** A way besides the bell by which people hear of things: a mail, a short message, a work app. */
export interface MessageWay {
  /** One word, unlike `bell`. */
  readonly id: string;
  /** Message key of the server's texts. */
  readonly title: string;
  /** Message key: what somebody can do whom it does not reach. */
  readonly missing: string;
  /** Whether the deployment has set it up, at this moment. */
  readonly isOn: boolean;
  /** Who may choose it; default: everybody. */
  readonly types?: readonly CategoryName[];
  /** It rings in people's bedrooms: at night only what is urgent. */
  readonly restsAtNight?: true;
  readonly afterDoubt: AfterDoubt;
  /** Of these people those whom it reaches, and since when: what they chose before counts no more. `db` sees as the system, or as the one person. */
  reach(db: Db, people: readonly Id[]): Promise<ReadonlyMap<Id, Date>>;
  /** Resolves when the service has taken it. Throws {@link NotSent}, or anything else for what was certainly not taken. */
  send(message: Message, signal: AbortSignal): Promise<void>;
  /** Of a way that is asked after a doubt. */
  wasTaken?(message: Message, triedAt: Date, signal: AbortSignal): Promise<boolean>;
}
export const MessageWay = contributions<MessageWay>('account.MessageWay');

/** Why a message was not sent, where that decides what happens next. */
type NotSentReason =
  /** The service wants fewer messages: it is sent later, and that is no failed try. */
  | 'busy'
  /** The service wants fewer messages to this person: it is sent later, and the others are not held up. */
  | 'later'
  /** This person cannot be reached by this way; nothing is gained by trying again. */
  | 'unreachable'
  /** Nobody knows whether the service has taken it. */
  | 'doubtful';

export class NotSent extends Error {
  constructor(
    readonly reason: NotSentReason,
    message: string,
    /** When a busy service may be asked again. Seconds. */
    readonly pause = 60,
  ) {
    super(message);
  }
}

/** Sends codes by which people confirm their telephone numbers. */
export interface PhoneCodes {
  readonly isOn: boolean;
  /** Throws where the code was not taken. */
  send(number: string, code: string): Promise<void>;
}
/** Of one area, or of none: then no number can be confirmed. */
export const PhoneCodes = contributions<PhoneCodes>('account.PhoneCodes');

/** Telephone numbers that people have confirmed as theirs, and since when. */
export interface ConfirmedPhones {
  of(db: Db, people: readonly Id[]): Promise<ReadonlyMap<Id, { readonly number: string; readonly since: Date }>>;
}
/** Of one area, or of none: then nobody has one. */
export const ConfirmedPhones = contributions<ConfirmedPhones>('account.ConfirmedPhones');
