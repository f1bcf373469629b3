import type { PaperFields } from '../../../api/papers';
import type { PaperBlocks } from '../blocks';
import { itemsOf, type PaperDocument, type PaperPart, type PaperSection, sectionsOf } from '../document';
import { isSame } from './changed-places';

/** Both sides have changed the same: a person has to choose. */
class Clash extends Error {}

interface Sides<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** What only one side has changed is as that side has it. */
function merged<Value>({ base, mine, theirs }: Sides<Value>): Value {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  throw new Clash();
}

/** Fields of a value, each by itself. */
function mergedFields<Value extends object>({ base, mine, theirs }: Sides<Value>, names: readonly (keyof Value)[]) {
  const entries = names.map((name) => [name, merged({ base: base[name], mine: mine[name], theirs: theirs[name] })]);
  return Object.fromEntries(entries) as Value;
}

/** The order of a list that both have changed: theirs, without what I removed, with mine after what it follows with me. */
function mergedOrder({ base, mine, theirs }: Sides<readonly string[]>): readonly string[] {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  const common = (list: readonly string[]) => list.filter((id) => mine.includes(id) && theirs.includes(id));
  if (!isSame(common(mine), common(theirs))) throw new Clash();
  const order = theirs.filter((id) => mine.includes(id) || !base.includes(id));
  mine.forEach((id, at) => {
    if (!order.includes(id) && !base.includes(id)) order.splice(at === 0 ? 0 : order.indexOf(mine[at - 1]!) + 1, 0, id);
  });
  return order;
}

type Known<One> = ReadonlyMap<string, One>;

/** A list of things with ids; what one side has removed and the other has changed is a clash. */
function mergedList<One extends { readonly id: string }>(
  { base, mine, theirs }: Sides<readonly One[]>,
  all: Sides<Known<One>>,
  how: (sides: Sides<One>) => One,
): One[] {
  const ids = (list: readonly One[]) => list.map(({ id }) => id);
  const order = mergedOrder({ base: ids(base), mine: ids(mine), theirs: ids(theirs) });
  for (const { id } of base) {
    if (order.includes(id)) continue;
    const left = [all.mine.get(id), all.theirs.get(id)].filter((one) => one !== undefined);
    // moved by one of them, and changed by the other: it is merged in its new list
    if (left.length === 1 && !isSame(left[0], all.base.get(id))) throw new Clash();
  }
  return order.map((id) => {
    const [was, here, there] = [all.base.get(id), all.mine.get(id), all.theirs.get(id)];
    if (here && there) return how({ base: was ?? here, mine: here, theirs: there });
    return (here ?? there)!;
  });
}

const byId = <One extends { readonly id: string }>(list: readonly One[]): Known<One> =>
  new Map(list.map((one) => [one.id, one]));
const eachBy = <From, To>({ base, mine, theirs }: Sides<From>, how: (one: From) => To): Sides<To> => ({
  base: how(base),
  mine: how(mine),
  theirs: how(theirs),
});

function mergedDocument(sides: Sides<PaperDocument>): PaperDocument {
  const items = eachBy(sides, (paper) => byId(itemsOf(paper)));
  const sections = eachBy(sides, (paper) => byId(sectionsOf(paper)));
  const parts = eachBy(sides, (paper) => byId(paper.parts));
  const section = (one: Sides<PaperSection>): PaperSection => ({
    ...one.theirs,
    ...mergedFields<Pick<PaperSection, 'title' | 'note' | 'choosesOne'>>(one, ['title', 'note', 'choosesOne']),
    items: mergedList(
      eachBy(one, (it) => it.items),
      items,
      merged,
    ),
  });
  const part = (one: Sides<PaperPart>): PaperPart => ({
    ...one.theirs,
    ...mergedFields<Pick<PaperPart, 'title'>>(one, ['title']),
    sections: mergedList(
      eachBy(one, (it) => it.sections),
      sections,
      section,
    ),
  });
  const { blocks } = sides.theirs;
  return {
    ...mergedFields<Pick<PaperDocument, 'sheet' | 'target'>>(sides, ['sheet', 'target']),
    blocks: mergedFields(
      eachBy(sides, (paper) => paper.blocks),
      Object.keys(blocks) as (keyof PaperBlocks)[],
    ),
    parts: mergedList(
      eachBy(sides, (paper) => paper.parts),
      parts,
      part,
    ),
  };
}

const hasTwice = (ids: readonly string[]) => new Set(ids).size < ids.length;

/**
 * What two people have made of one paper since `base`, in one; null where both have changed the same block, section or item, or
 * have put the same question on it: then a person chooses.
 */
export function mergedPaper(sides: Sides<PaperFields>): PaperFields | null {
  try {
    const document = mergedDocument(eachBy(sides, (paper) => paper.document));
    const items = itemsOf(document);
    if (hasTwice(items.map(({ id }) => id)) || hasTwice(items.map(({ questionId }) => questionId))) return null;
    return { ...mergedFields<Omit<PaperFields, 'document'>>(sides, ['title', 'subjectId', 'gradeId']), document };
  } catch (error) {
    if (error instanceof Clash) return null;
    throw error;
  }
}
