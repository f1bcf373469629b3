import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { contributions } from 'edutech/core/common/token';
import type { TrialWork } from 'edutech/plugins/account/api';
import type { ServiceKind } from '../model/service-kinds';

export type { ServiceKind };

/** What a service is set up with; empty: its kind has no such thing. */
export interface ServiceValues {
  readonly address: string;
  /** Where tokens are from, if that is another address. */
  readonly tokenAddress: string;
  /** AccessKey ID, CorpID or AppKey. */
  readonly keyId: string;
  readonly agentId: string;
  readonly signName: string;
  /** Code of the template of a notification, with `title` and `city`. */
  readonly template: string;
  /** Code of the template of a code, with `code`. */
  readonly codeTemplate: string;
}
export type ServiceField = keyof ServiceValues;

/** A service that was set up in the browser. */
export interface MessageService extends ServiceValues {
  readonly kind: ServiceKind;
  readonly secret: string;
}

/** What who sets the services up in the browser asks of the area that sends by them. */
export interface MessageServices {
  /** The fields of each kind, all of which are needed, with what is usual there. */
  readonly fields: Readonly<Record<ServiceKind, readonly { readonly name: ServiceField; readonly usual: string }[]>>;
  /** The list as it is stored, sealed; what is no list is an empty one. */
  readonly read: (stored: string) => readonly MessageService[];
  readonly write: (services: readonly MessageService[]) => string;
  /** Whether a secret would go over an open line. */
  readonly isUnsafe: (address: string) => boolean;
  /** Asks it the real way, and sends a message to the person who tries it. */
  readonly trial: (
    service: MessageService,
    by: { readonly personId: Id; readonly language: Language },
  ) => readonly TrialWork[];
}
/** Of one area, or of none. */
export const MessageServices = contributions<MessageServices>('messages.MessageServices');
