import { contributions } from 'edutech/core/common/token';

/** The service as it was set up in the browser. */
export interface AssistantService {
  /** Base of its calls, with the version: `https://api.example.cn/v1`. */
  readonly address: string;
  readonly model: string;
  readonly key: string;
}

/** What is tried of it, one after the other: what comes back becomes the answer that people read. */
interface Step {
  readonly step: 'find' | 'ask' | 'stream';
  readonly work: () => Promise<string>;
}

/** What who sets the service up in the browser asks of the area that calls it. */
export interface AssistantSetUp {
  /** As it is stored, sealed: a list of one, or of none. */
  readonly read: (stored: string) => readonly AssistantService[];
  readonly write: (services: readonly AssistantService[]) => string;
  /** Whether the key would go over an open line. */
  readonly isUnsafe: (address: string) => boolean;
  /** Asks it the real way, for a few tokens of no school. */
  readonly trial: (service: AssistantService) => readonly Step[];
}
/** Of one area, or of none. */
export const AssistantSetUp = contributions<AssistantSetUp>('assistant.AssistantSetUp');
