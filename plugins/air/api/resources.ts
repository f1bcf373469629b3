import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';

/** A line of the resource list. Status: 1 ready, 3 converting, any other: conversion failed. */
export const AirResource = Type.Object({
  resourceId: Id,
  /** The book of its first placement; empty without placements. */
  airBookId: Type.String(),
  name: Type.String(),
  ext: Type.String(),
  /** Address of the poster; empty when there is none. */
  videoImg: Type.String(),
  /** ISO 8601: when it was published; empty before. */
  time: Type.String(),
  /** How often it was opened. */
  showNum: Type.Integer(),
  status: Type.Integer(),
  teacher: Type.String(),
  school: Type.String(),
  subject: Type.String(),
  hue: Type.String(),
  grade: Type.String(),
  /** Whole seconds; 0 for files without a duration. */
  seconds: Type.Integer(),
  /** Needs a signed-in person (city login). */
  needsLogin: Type.Boolean(),
  /** There is an exercise among its materials. */
  hasExercise: Type.Boolean(),
});
export type AirResource = Static<typeof AirResource>;
