import type { ConversionFaultName } from '../../../kit/common/conversion-states';
import type { Programs } from 'edutech/core/server/programs/programs';

/** What a recipe is given: a content in a folder of this run alone. */
export interface Order {
  /** Path of the content, which is lent: not to be changed, and its name says nothing of its type. */
  readonly source: string;
  readonly ext: string;
  /** Empty at the start; renditions go here, without folders. */
  readonly out: string;
  /** For whatever else a program writes. */
  readonly scratch: string;
  readonly programs: Programs;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  report(progress: number): void;
}

/** The result of a recipe: facts for readers, and the program that made it. */
export interface Made {
  readonly result: Readonly<Record<string, unknown>>;
  readonly tool: string;
}

/** A way to make something of contents of some types. */
export interface Recipe {
  /** With its version; `video-1`. Its renditions are stored under this name. */
  readonly name: string;
  /** Job that runs it. */
  readonly job: string;
  /**
   * Job for what takes long: then the first one is several at a time, and gives each content half a minute. Absent: every
   * content may take its time.
   */
  readonly slowJob?: string;
  /** Extensions that it takes. */
  readonly takes: readonly string[];
  /** Seconds without a sign of life before its lease ends. */
  readonly leaseSeconds: number;
  /** False when a program that it needs is not installed. */
  isPossible(programs: Programs): boolean;
  make(order: Order): Promise<Made>;
}

/** The content cannot be converted, now or later: nobody tries again by himself. */
export class ConversionFault extends Error {
  override readonly name = 'ConversionFault';
  constructor(
    readonly fault: ConversionFaultName,
    cause?: unknown,
  ) {
    super(`the content cannot be converted: ${fault}`, cause === undefined ? undefined : { cause });
  }
}
