import type { AuditFacts } from '../../../api';

/** What is typed into the one field is taken as; the name is of whom or what, which only the log can tell. */
export interface Understood {
  /** An area or an act, as `act` of the address. */
  readonly act: string;
  /** Network address. */
  readonly address: string;
  readonly name: string;
}

/** Shorter words stand in too many names of acts. */
const shortest = 2;

const isAddress = (word: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(word) || /^(?=.*:.*:)[\da-f:.]+$/i.test(word);

/** Takes words apart: a network address, the name of an act or of an area, and the rest as a name. */
export function understood(typed: string, areas: AuditFacts['areas']): Understood {
  const words = typed.trim().split(/\s+/);
  const address = words.find(isAddress) ?? '';
  const others = words.filter((word) => word !== address);
  const whole = others.join(' ');
  const act = actOf(whole, areas);
  if (act || others.length < 2) return { act, address, name: act ? '' : whole };
  const word = others.find((one) => actOf(one, areas));
  return {
    act: word ? actOf(word, areas) : '',
    address,
    name: others.filter((one) => one !== word).join(' '),
  };
}

/** The area or act of this name, or the only act that has it in its name; empty: none. */
function actOf(text: string, areas: AuditFacts['areas']): string {
  const wanted = text.toLowerCase();
  if (wanted.length < shortest) return '';
  const area = areas.find(({ title }) => title.toLowerCase() === wanted);
  if (area) return area.id;
  const acts = areas.flatMap((one) => one.acts);
  const same = acts.find(({ title }) => title.toLowerCase() === wanted);
  if (same) return same.id;
  const having = acts.filter(({ title }) => title.toLowerCase().includes(wanted));
  return having.length === 1 ? having[0]!.id : '';
}

/**
 * The address with what was typed (`q`) as conditions of their own: who did it where the log has something that somebody of
 * this name did, else to whom or what it was done.
 */
export async function withTyped(
  search: URLSearchParams,
  areas: AuditFacts['areas'],
  finds: (wanted: URLSearchParams) => Promise<boolean>,
): Promise<URLSearchParams> {
  const typed = search.get('q')?.trim().slice(0, 64);
  const next = new URLSearchParams(search);
  next.delete('q');
  if (!typed) return next;
  const { name, ...found } = understood(typed, areas);
  for (const [condition, value] of Object.entries(found)) if (value) next.set(condition, value);
  if (!name) return next;
  const as = (condition: 'who' | 'object') => {
    const wanted = new URLSearchParams(next);
    wanted.set(condition, name);
    return wanted;
  };
  return !(await finds(as('who'))) && (await finds(as('object'))) ? as('object') : as('who');
}
