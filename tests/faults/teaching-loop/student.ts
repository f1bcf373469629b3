import { type Id, newId } from 'edutech/core/common/ids';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Journal, SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import { handInMine, openMine, saveAnswers } from 'edutech/plugins/work/api';
import type { LineCaller } from '../under-fire/caller';
import { JournalPage } from '../under-fire/journal-page';
import type { Line } from '../under-fire/line';
import type { Lesson, StudentOfRun } from './lesson';

/** Somebody who types answers to homework; the subject of the page is the attempt. */
export class Student extends JournalPage<Answer> {
  /** What a page showed otherwise than it was kept, after it was opened again. */
  readonly faults: string[] = [];
  receipt = '';
  #written = 0;

  constructor(
    { id, attemptId, caller }: StudentOfRun,
    line: Line,
    private readonly lesson: Lesson,
    random: Random,
  ) {
    super({ personId: id, subject: attemptId, caller }, line, random);
  }

  work(isOver: () => boolean): Promise<void> {
    return this.keepWriting(isOver, (journal) => {
      const { id, body } = pick(this.lesson.items, this.random);
      journal.write(id, this.#answer(body.type));
    });
  }

  async handIn(): Promise<void> {
    const asked = { attemptId: this.who.subject };
    this.receipt = (await this.insist((caller) => caller.call(handInMine, asked))).receipt;
  }

  /** The page opens without a network too, and shows what the device has. */
  protected override async enter(caller: LineCaller) {
    const open = await caller.call(openMine, { attemptId: this.who.subject }).catch(() => null);
    return (journal: Journal<Answer>) => {
      if (open) this.#look(open.answers, journal);
    };
  }

  protected override save(caller: LineCaller, client: Id, entries: readonly SentEntry<Answer>[]) {
    const answers = entries.map(({ place, value, ...entry }) => ({
      ...entry,
      itemId: place,
      part: 0,
      answer: value,
    }));
    return caller.call(saveAnswers, { attemptId: this.who.subject, client, answers });
  }

  /** What the page shows is what was last kept here: what the server has, with what only the device has on top. */
  #look(answers: readonly { readonly itemId: Id; readonly answer: Answer }[], journal: Journal<Answer>): void {
    const shown = new Map<string, string>(answers.map(({ itemId, answer }) => [itemId, JSON.stringify(answer)]));
    for (const [place, value] of journal.unsaved) shown.set(place, JSON.stringify(value));
    for (const [place, { value }] of this.device.safe)
      if (shown.get(place) !== JSON.stringify(value))
        this.faults.push(`${place}: shown ${shown.get(place)}, kept ${JSON.stringify(value)}`);
  }

  #answer(type: number): Answer {
    const n = ++this.#written;
    if (type === 0) return { choice: [Math.floor(this.random() * 4)] };
    if (type === 3) return { gaps: [`第${n}次`, this.random() < 0.5 ? '乙' : `甲${n}`] };
    return { content: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: `解：第 ${n} 遍 ${newId()}` }] }] };
  }
}
