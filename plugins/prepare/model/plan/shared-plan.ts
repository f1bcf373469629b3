import * as Y from 'yjs';
import {
  lessonMinutes,
  type Phase,
  type PhaseText,
  phaseTexts,
  type PlanContent,
  type Section,
  sections,
} from './document';

// A plan as several people write it at once: each text is a sequence of its own, so that what two write into it merges.
// A phase is an entry of a map, and its place a number: moving it keeps what a colleague writes into it meanwhile.

const phasesOf = (doc: Y.Doc) => doc.getMap<Y.Map<unknown>>('phases');

export const titleText = (doc: Y.Doc): Y.Text => doc.getText('title');
export const sectionText = (doc: Y.Doc, section: Section): Y.Text => doc.getText(`section.${section}`);

/** A text of a phase; undefined: there is no such phase. */
export function phaseText(doc: Y.Doc, phaseId: string, column: PhaseText): Y.Text | undefined {
  const text = phasesOf(doc).get(phaseId)?.get(column);
  return text instanceof Y.Text ? text : undefined;
}

interface PlacedPhase extends Phase {
  readonly place: number;
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const textOf = (value: unknown): string => (value instanceof Y.Text ? value.toString() : '');

/** Phases in their order; of two at the same place that with the smaller id first, everywhere alike. */
export function phasesIn(doc: Y.Doc): PlacedPhase[] {
  const found: PlacedPhase[] = [];
  for (const [id, phase] of phasesOf(doc)) {
    if (!(phase instanceof Y.Map) || phase.get('removed') === true) continue;
    const [name, teacher, student, intent] = phaseTexts.map((column) => textOf(phase.get(column)));
    const minutes = Math.min(Math.max(Math.round(numberOf(phase.get('minutes'))), 0), 2 * lessonMinutes);
    found.push({
      id,
      name: name!,
      teacher: teacher!,
      student: student!,
      intent: intent!,
      minutes,
      place: numberOf(phase.get('place')),
    });
  }
  return found.sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));
}

/** What a plan says now. */
export const contentOf = (doc: Y.Doc): PlanContent => ({
  title: titleText(doc).toString(),
  sections: Object.fromEntries(sections.map((section) => [section, sectionText(doc, section).toString()])) as Record<
    Section,
    string
  >,
  phases: phasesIn(doc).map(({ place: _place, ...phase }) => phase),
});

/** Adds a phase at the end. */
export function addPhase(doc: Y.Doc, { id, minutes, ...texts }: Phase): void {
  const phase = new Y.Map<unknown>();
  for (const column of phaseTexts) phase.set(column, new Y.Text(texts[column]));
  phase.set('minutes', minutes);
  phase.set('place', Math.max(0, ...phasesIn(doc).map(({ place }) => place)) + 1);
  phasesOf(doc).set(id, phase);
}

export const setMinutes = (doc: Y.Doc, phaseId: string, minutes: number): void => {
  phasesOf(doc).get(phaseId)?.set('minutes', minutes);
};

/** Takes a phase out, or back in again: what stands in it stays, so that nothing is lost that a colleague writes there. */
export const setRemoved = (doc: Y.Doc, phaseId: string, isRemoved: boolean): void => {
  phasesOf(doc).get(phaseId)?.set('removed', isRemoved);
};

/** Moves a phase up (-1) or down (1); answers whether there was room. */
export function movePhase(doc: Y.Doc, phaseId: string, by: -1 | 1): boolean {
  const phases = phasesIn(doc);
  const at = phases.findIndex(({ id }) => id === phaseId);
  const next = phases[at + by];
  if (at < 0 || !next) return false;
  const beyond = phases[at + 2 * by];
  phasesOf(doc)
    .get(phaseId)!
    .set('place', beyond ? (next.place + beyond.place) / 2 : next.place + by);
  return true;
}

/** A document with this content. */
export function docOf(content: PlanContent): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    titleText(doc).insert(0, content.title);
    for (const section of sections) sectionText(doc, section).insert(0, content.sections[section]);
    for (const phase of content.phases) addPhase(doc, phase);
  });
  return doc;
}

/** The one place where two texts differ. */
interface Splice {
  readonly start: number;
  readonly removed: number;
  readonly inserted: string;
}

export function spliceOf(before: string, next: string): Splice {
  let start = 0;
  while (start < before.length && start < next.length && before[start] === next[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, next.length) - start;
  while (end < most && before[before.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  // never between the halves of one character
  if (start > 0 && isHigh(next.charCodeAt(start - 1))) start -= 1;
  if (end > 0 && isLow(next.charCodeAt(next.length - end))) end -= 1;
  return { start, removed: before.length - end - start, inserted: next.slice(start, next.length - end) };
}

export function applySplice(text: Y.Text, { start, removed, inserted }: Splice): void {
  text.doc!.transact(() => {
    if (removed > 0) text.delete(start, Math.min(removed, text.length - start));
    if (inserted !== '') text.insert(Math.min(start, text.length), inserted);
  });
}

/** Writes another text over one by its difference: what a colleague writes beside the changed place stays. */
export function writeText(text: Y.Text, next: string): void {
  const before = text.toString();
  if (before !== next) applySplice(text, spliceOf(before, next));
}

const isHigh = (code: number) => code >= 0xd8_00 && code <= 0xdb_ff;
const isLow = (code: number) => code >= 0xdc_00 && code <= 0xdf_ff;

/** Writes a whole content over a plan (an earlier version), as one change that can be merged and undone like any other. */
export function writeContent(doc: Y.Doc, content: PlanContent): void {
  doc.transact(() => {
    writeText(titleText(doc), content.title);
    for (const section of sections) writeText(sectionText(doc, section), content.sections[section]);
    const wanted = new Set(content.phases.map(({ id }) => id));
    for (const id of phasesOf(doc).keys()) if (!wanted.has(id)) setRemoved(doc, id, true);
    for (const [at, phase] of content.phases.entries()) {
      const there = phasesOf(doc).get(phase.id);
      if (!there) addPhase(doc, phase);
      for (const column of phaseTexts) writeText(phaseText(doc, phase.id, column)!, phase[column]);
      setMinutes(doc, phase.id, phase.minutes);
      setRemoved(doc, phase.id, false);
      phasesOf(doc)
        .get(phase.id)!
        .set('place', at + 1);
    }
  });
}
