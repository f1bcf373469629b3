import type { Day } from 'edutech/core/common/time/city-time';

/** A text with the day from which it is asked for. */
interface Dated {
  readonly inForceFrom: Day;
}

/**
 * A text as its next version begins: with what the newest one says, from today on or, where that one has yet to come into
 * force, in its place.
 */
export const nextVersionOf = <Text extends Dated>(newest: Text, today: Day): Text => ({
  ...newest,
  inForceFrom: newest.inForceFrom > today ? newest.inForceFrom : today,
});
