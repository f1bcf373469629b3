import type { Day } from 'edutech/core/common/time/city-time';

/** A text with the day from which it is asked for. */
interface Dated {
  readonly inForceFrom: Day;
}

/**
 * The initial next version of a text: a copy of the newest one, valid from today or, if that one is not yet in
 * force, replacing it.
 */
export const nextVersionOf = <Text extends Dated>(newest: Text, today: Day): Text => ({
  ...newest,
  inForceFrom: newest.inForceFrom > today ? newest.inForceFrom : today,
});
