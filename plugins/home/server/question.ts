import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call } from 'edutech/core/server/call';
import type { HomeQuestion } from '../api';

/** What the homes ask the areas, from a call. */
export function questionOf(call: Call<unknown, SignedIn>, termId: Id, rest: Partial<HomeQuestion> = {}): HomeQuestion {
  const { personId, schoolId, category } = call.actor;
  return {
    personId,
    schoolId,
    types: category === 'student' ? 'student' : 'teacher',
    termId,
    language: call.language,
    now: call.now,
    ...rest,
  };
}
