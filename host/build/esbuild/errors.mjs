// What esbuild found, as text with positions.
import process from 'node:process';
import { formatMessages } from 'esbuild';
import { Complaint } from '../report.mjs';

/**
 * Runs a build; when sources are wrong, throws a complaint that shows where.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withReadableErrors(work) {
  try {
    return await work();
  } catch (error) {
    const { errors } = /** @type {{ errors?: import('esbuild').Message[] }} */ (error);
    if (!Array.isArray(errors) || errors.length === 0) throw error;
    // A complaint thrown inside a plugin of ours comes wrapped; its sentence is enough.
    const own = errors.map((each) => each.detail).filter((detail) => detail instanceof Complaint);
    if (own.length > 0) throw new Complaint(own.map((detail) => detail.message).join('\n'));
    const texts = await formatMessages(errors, { kind: 'error', color: Boolean(process.stdout.isTTY) });
    throw new Complaint(texts.join('').trimEnd());
  }
}
