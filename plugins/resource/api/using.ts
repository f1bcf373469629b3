import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { takers, teachersOfSpaces } from '../model/people';
import { Ids } from './records';

// Readers' acts on resources.

const readers = { signedIn: true } as const;

/** Marks resources, or takes the mark away. */
export const favourResources = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/favour',
  access: readers,
  input: Type.Object({ ids: Ids, on: Type.Boolean() }),
  output: Type.Object({ count: Type.Integer() }),
});

/** Download address (a ticket of 60 s) of a resource's main file or of another; counts the download. */
export const downloadResource = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/download',
  access: readers,
  input: Type.Object({ id: Id, ffid: Type.Optional(Id) }),
  output: Type.Object({ address: Type.String(), name: Type.String(), bytes: Type.Integer() }),
});

/**
 * A copy of the main file of a resource, made on the server: it is the caller's own, and goes by itself within a day unless something
 * keeps it, as a guide book does with its files.
 */
export const copyResource = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/copy',
  access: takers,
  ownTransactions: true,
  perMinute: 10,
  input: Type.Object({ id: Id }),
  output: Type.Object({ file: Id, name: Type.String(), mime: Type.String() }),
});

const counting = {
  root: 'resource',
  path: '/kzkt-resource/api/resource/add-downloadnum-rds',
  specified: true,
  access: readers,
  input: Type.Object({ id: Id }),
  output: Type.Object({ downloadNum: Type.Integer() }),
} as const;

/** Counts a download by another way; one within a minute of {@link downloadResource} is not counted twice. */
export const countDownload = endpoint({ method: 'POST', ...counting });

/** The same as the specification has it. */
export const legacyCountDownload = endpoint({ method: 'GET', legacyWrite: true, ...counting });

/**
 * Rates a resource from 1 to 5 after using it, or changes the rating; 0 removes it. 409 `resource.error.notUsed`, 403
 * for the owner.
 */
export const rateResource = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/rate',
  access: teachersOfSpaces,
  input: Type.Object({ id: Id, score: Type.Integer({ minimum: 0, maximum: 5 }) }),
  output: Type.Object({ rating: Type.Number(), ratings: Type.Integer() }),
});

/** Reports a use, for its other readers: `七(3)班 《数轴》第 1 课时`. At most ten per person and resource. */
export const addUse = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/add-use',
  access: teachersOfSpaces,
  input: Type.Object({ id: Id, title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }) }),
  output: Type.Object({ useId: Id }),
});

/** Deletes the caller's report of a use. */
export const removeUse = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/remove-use',
  access: teachersOfSpaces,
  input: Type.Object({ useId: Id }),
  output: Type.Object({}),
});
