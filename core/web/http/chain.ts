import { fillPath } from '../../common/addresses/addresses';
import { wireCodes } from '../../common/errors';
import { networkMessage } from '../../common/screen/time-outs';
import type { CallOptions, Calls } from '../call';
import type { Appearance, Messages } from '../services';
import type { Identity } from '../session/identity';
import { catalogueStep, envelopeStep, tokenRefreshStep } from './answer';
import { CallError, networkCode } from './call-error';
import { encryptionStep, type ServerKey } from './encryption';
import type { CalledEndpoint, Exchange, Step } from './exchange';
import { langStep, roleStep, rootStep, tokenStep } from './outgoing';
import { freshKey, freshToken, type Recovery, signedInAgain } from './recoveries';
import { sendStep } from './send';
import { readingStep, writingStep } from './spelling';

/** What the chain is built from. */
export interface ChainParts {
  readonly identity: Identity;
  readonly appearance: Pick<Appearance, 'language'>;
  readonly messages: Messages;
  readonly serverKey: ServerKey;
  readonly signInAgain: { ask(): Promise<boolean> };
  /** Roots on other servers. */
  readonly roots: Readonly<Record<string, string>>;
  readonly sealAllWrites: boolean;
}

/**
 * The browser's calls. Each passes these steps in this order; a failure is repaired if possible, at most once for each
 * reason, and otherwise shown to the person and thrown as AppError.
 */
export function createCalls(parts: ChainParts): Calls {
  const { identity } = parts;
  const steps: readonly Step[] = [
    writingStep,
    rootStep(identity, parts.roots),
    tokenStep(identity),
    langStep(parts.appearance),
    roleStep(identity),
    encryptionStep(parts.serverKey, parts.sealAllWrites),
    sendStep,
    envelopeStep,
    tokenRefreshStep(identity),
    catalogueStep,
    readingStep,
  ];
  const recoveries: readonly Recovery[] = [
    freshToken(identity),
    freshKey(parts.serverKey),
    signedInAgain(parts.signInAgain),
  ];

  return async (endpoint, input, options = {}) => {
    const untried = new Set(recoveries);
    for (;;) {
      const exchange = begin(endpoint, input as Record<string, unknown>, options);
      try {
        for (const step of steps) await step(exchange);
        return exchange.envelope!.data as never;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (await isMended(error, options, untried)) continue;
        if (!options.quiet) tell(error, parts.messages);
        throw error;
      }
    }
  };
}

function begin(endpoint: CalledEndpoint, input: Record<string, unknown>, options: CallOptions): Exchange {
  const { path, rest } = fillPath(endpoint.path, input);
  return { endpoint, options, path, url: '', headers: {}, parameters: rest, answer: null, envelope: null };
}

async function isMended(error: CallError, options: CallOptions, untried: Set<Recovery>): Promise<boolean> {
  for (const recovery of untried) {
    if (await recovery(error, options)) return untried.delete(recovery);
  }
  return false;
}

/** Shows what happened; a person who was asked to sign in and refused needs no second message. */
function tell(error: CallError, messages: Messages): void {
  if (error.code === wireCodes.notSignedIn) return;
  const milliseconds = error.code === networkCode ? networkMessage : undefined;
  messages.show(error.key, { tone: 'error', values: error.params, milliseconds, otherwise: error.said });
}
