import { createHash, randomInt } from 'node:crypto';
import { codeLength, codeSigns, plainCode } from '../../model/code';

/** The hash that the table stores instead of a code. */
export const hashOfCode = (typed: string): Buffer => createHash('sha256').update(plainCode(typed)).digest();

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('');
