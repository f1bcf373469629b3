// Two teachers write one plan while the exam runs: what dies under the students dies under them too.
import { randomOf } from 'edutech/host/server/demo-city/random';
import { contentOf } from 'edutech/plugins/prepare/model/plan/shared-plan';
import { signedIn } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';
import { allSaved, everyWordStands } from '../prepare/every-word-stands';
import { colleague, Writer } from '../prepare/writer';
import type { Line } from '../under-fire/line';
import type { Site } from '../under-fire/site';

/** A writer as what kills at random wants somebody: with a line that fails and a tab that goes. */
export interface Beside {
  readonly writer: Writer;
  readonly line: Line;
  work(isOver: () => boolean): Promise<void>;
  killTab(): void;
}

/** Opens the group's plan on two pages. */
export async function writersBeside(site: Site, seed: string): Promise<Beside[]> {
  const beside: Beside[] = [];
  for (const [who, name] of [['teacher', '甲'] as const, [colleague, '乙'] as const]) {
    const line = await site.openLine();
    const url = () => `http://127.0.0.1:${line.port}`;
    const writer = new Writer(await signedIn(site.app, who), url, randomOf(`${seed} writer ${beside.length}`));
    await writer.open();
    beside.push({
      writer,
      line,
      work: (isOver) => writer.write(name, isOver),
      killTab: () => void writer.killTab(),
    });
  }
  return beside;
}

/** Everybody's last words are saved; a page that is opened now has all of them. */
export async function nothingWrittenIsMissing(
  app: TestApp,
  beside: readonly Beside[],
): Promise<{ standing: number; gone: number }> {
  const writers = beside.map(({ writer }) => writer);
  await allSaved(writers);
  const url = () => `http://127.0.0.1:${beside[0]!.line.port}`;
  const reader = new Writer(await signedIn(app, 'teacher'), url, randomOf('a reader'));
  await reader.open();
  return everyWordStands(writers, contentOf(reader.line.doc));
}
