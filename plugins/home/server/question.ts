import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call } from 'edutech/core/server/call';
import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Switches } from 'edutech/core/server/switches';
import type { HomeQuestion, TaskQuestion } from '../api';

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

/** Whose tasks are asked for, from a call. */
export function taskQuestionOf(
  call: Call<unknown, SignedIn>,
  termId: Id | null,
  { catalogue, switches }: { readonly catalogue: Catalogue; readonly switches: Switches },
): TaskQuestion<SignedIn> {
  const { actor, language, now } = call;
  const { personId, schoolId, countyId, category } = actor;
  const installed = new Set(catalogue.manifests.map(({ id }) => id));
  const running = { isOn: (plugin: string) => installed.has(plugin) && switches.isOn(plugin, countyId) };
  const asked = { personId, schoolId, language, now, actor, running };
  return termId !== null && (category === 'student' || category === 'teacher')
    ? { ...asked, types: category, termId }
    : { ...asked, types: category === 'guardian' ? 'guardian' : 'staff', termId: null };
}
