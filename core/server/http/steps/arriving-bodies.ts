import type { FastifyRequest } from 'fastify';
import { AppError, wireCodes } from '../../../common/errors';
import { networkOf } from '../../security/network';

/** Milliseconds in which the body of a call must be there. Files have the server's own, longer time. */
const patience = 20_000;
/** Bodies of one address that may be on their way at once: a school is one address, and all of it may submit in one second. */
const mostAtOnce = 500;
/** Seconds after which a refused address may try again. */
const seconds = 5;

/** Keeps half-sent bodies from holding lines and memory: each must be complete soon, and an address has a limit of them. */
export class ArrivingBodies {
  readonly #byAddress = new Map<string, number>();

  constructor(private readonly limits: { patience: number; mostAtOnce: number } = { patience, mostAtOnce }) {}

  /**
   * Begins to wait for the body of a call; answers what ends the waiting. Throws 429 for an address from which too many are
   * on their way. The line of a late one is cut.
   */
  expect(request: FastifyRequest, hasFiles: boolean): () => void {
    const address = networkOf(request.ip);
    const waiting = this.#byAddress.get(address) ?? 0;
    if (waiting >= this.limits.mostAtOnce)
      throw new AppError('core.error.tooMany', wireCodes.tooMany, { seconds }, { data: { seconds } });
    this.#byAddress.set(address, waiting + 1);
    const late = hasFiles ? undefined : setTimeout(() => request.raw.destroy(), this.limits.patience);
    let isWaiting = true;
    const end = () => {
      if (!isWaiting) return;
      isWaiting = false;
      clearTimeout(late);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    };
    request.raw.once('close', end);
    return end;
  }
}
