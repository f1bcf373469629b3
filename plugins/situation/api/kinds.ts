import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { spans } from '../model/spans';
import { confidences, pointStates } from '../model/states';

/** A share of points, 0 to 1. */
export const Share = Type.Number();
export const State = Type.Enum([...pointStates]);
export const Span = Type.Enum([...spans], { default: 'weeks' });
export const Confidence = Type.Enum([...confidences]);

/** A heading of the knowledge tree with how much of it there is evidence for. */
export const Topic = Type.Object({
  topicId: Id,
  name: Type.String(),
  points: Type.Integer(),
  answered: Type.Integer(),
});
export type Topic = Static<typeof Topic>;

/** A point on the map: where it stands, and what it builds on. */
export const MapPlace = Type.Object({
  pointId: Id,
  name: Type.String(),
  /** Points that were taught before and that this one builds on. */
  builds: Type.Array(Id),
});

/** One week of a point or a class; `value` is null where there is too little. */
export const Week = Type.Object({
  /** Monday. */
  day: Type.String(),
  value: Maybe(Share),
});
