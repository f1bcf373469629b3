import Type, { type Static } from 'typebox';
import { idPattern } from 'edutech/core/common/ids';
import { Stroke } from 'edutech/core/common/question/answer';

/** What teachers press onto an answer: ✓, ✗, half, 优. */
export const stamps = ['right', 'wrong', 'half', 'good'] as const;

/**
 * Red ink on one picture of an answer (or on what was written, without `fileid`): lines and stamps, in units of the width
 * (1000 across), so that it lies right at every size.
 */
export const InkLayer = Type.Object({
  fileid: Type.Optional(Type.String({ pattern: idPattern })),
  strokes: Type.Array(Stroke, { maxItems: 300 }),
  stamps: Type.Array(
    Type.Object({
      kind: Type.Enum([...stamps]),
      x: Type.Number({ minimum: -1000, maximum: 100_000 }),
      y: Type.Number({ minimum: -1000, maximum: 100_000 }),
    }),
    { maxItems: 100 },
  ),
});
export type InkLayer = Static<typeof InkLayer>;
export const Ink = Type.Array(InkLayer, { maxItems: 10 });
export type Ink = Static<typeof Ink>;
