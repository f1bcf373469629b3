import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id } from 'edutech/core/common/wire/kinds';
import { PartRef } from '../model/marks/keys';
import { markers } from '../model/people';
import { Grow } from '../model/sheet/grow';

// Before anybody marks the leader looks at samples of what markers will see, moves its sides where an answer is cut off, and confirms.

const CropOfQuestion = Type.Object({
  ...PartRef.properties,
  label: Type.String(),
  points: Type.Number(),
  /** Answers with pictures. */
  answers: Type.Integer(),
  isConfirmed: Type.Boolean(),
  /** Somebody has marked: sides can no longer move, because remarks are drawn on these pictures. */
  isMarked: Type.Boolean(),
  grow: Grow,
});
export type CropOfQuestion = Static<typeof CropOfQuestion>;

/** What markers see of each question. 404 `marking.error.noProject` for who does not lead it. */
export const listCrops = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/crops',
  access: markers,
  input: Type.Object({ projectId: Id }),
  output: Type.Array(CropOfQuestion),
});

const ofQuestion = Type.Object({ projectId: Id, ...PartRef.properties });

/** Up to ten answers as markers see them, by chance but always the same. `isCutting`: some are still cut again. */
export const sampleCrops = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/crops/samples',
  access: markers,
  perMinute: 240,
  input: ofQuestion,
  output: Type.Object({
    samples: Type.Array(
      Type.Object({
        code: Type.String(),
        pictures: Type.Array(
          Type.Object({ fileId: Id, width: Type.Integer(), height: Type.Integer(), address: Type.String() }),
        ),
      }),
    ),
    isCutting: Type.Boolean(),
  }),
});
export type CropSamples = Static<(typeof sampleCrops)['output']>;

/** Moves the sides of what markers see, of pages that are there and of those that come. 409 `marking.error.marked`. */
export const growCrop = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/crops/grow',
  access: markers,
  input: Type.Object({ projectId: Id, ...PartRef.properties, grow: Grow }),
  output: Type.Object({}),
});

/** The samples show whole answers. */
export const confirmCrop = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/crops/confirm',
  access: markers,
  input: ofQuestion,
  output: Type.Object({}),
});
