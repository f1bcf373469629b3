import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { removers, sharers } from '../model/people';
import { Ids, Shared } from './records';

// Acts of an owner on resources, one or up to fifty at once: all or none. 404 `resource.error.notFound` for resources
// of others. Repeating an act changes nothing.

const Done = Type.Object({ count: Type.Integer({ description: 'How many were changed by it.' }) });

const act = <Path extends string, A extends typeof removers | typeof sharers>(path: Path, access: A) =>
  endpoint({
    method: 'POST',
    root: 'resource',
    path: `/kzkt-resource/api/resource/${path}`,
    access,
    input: Type.Object({ ids: Ids }),
    output: Done,
  });

/** Puts one into the trash, as the specification has it. */
export const deleteResource = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/delete',
  specified: true,
  access: removers,
  input: Type.Object({ id: Id }),
  output: Done,
});

/**
 * Moves several resources to the trash: nobody finds them any more, waiting reviews are withdrawn. They stay for 30
 * days.
 */
export const deleteResources = act('delete-many', removers);

/** Brings them back from the trash, to where they were shared before. */
export const restoreResources = act('restore', removers);

/** Deletes resources in the trash finally, with their files. */
export const purgeResources = act('purge', removers);

/**
 * Requests that resources are shared with the school or the public: a review for each. 409 `resource.error.cannotShare`
 * if one is already shared so far or waits for another review; 422 `resource.error.noSchool` without a school to share
 * with.
 */
export const shareResources = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/share',
  access: sharers,
  input: Type.Object({ ids: Ids, wanted: Shared }),
  output: Done,
});

/**
 * Takes each one step back: a request that waits is called off, and it stays shared as far as it was; without one it is the
 * owner's alone again and can be changed.
 */
export const withdrawResources = act('withdraw', sharers);
