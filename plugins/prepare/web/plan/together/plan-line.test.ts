import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { pick, randomOf } from 'edutech/host/server/demo-city/random';
import type { Changes } from '../../../api';
import { emptyContent } from '../../../model/plan/document';
import { contentOf, docOf, sectionText, writeText } from '../../../model/plan/shared-plan';
import { bytesOf, textOf } from './base64';
import { type LineParts, PlanLine } from './plan-line';

/** A server of one plan, which can be away, or lose its answers. */
class Server {
  readonly changes: string[] = [textOf(Y.encodeStateAsUpdate(docOf(emptyContent('数轴'))))];
  state: 'there' | 'away' | 'mute' = 'there';

  fetch = async (after: number): Promise<Changes> => {
    if (this.state !== 'there') throw new Error('away');
    return { revision: this.changes.length, changes: this.changes.slice(after) };
  };

  send = async (change: string, after: number): Promise<Changes> => {
    if (this.state === 'away') throw new Error('away');
    const others = this.changes.slice(after);
    this.changes.push(change);
    if (this.state === 'mute') throw new Error('the answer was lost');
    return { revision: this.changes.length, changes: others };
  };

  get content() {
    const doc = new Y.Doc();
    for (const change of this.changes) Y.applyUpdate(doc, bytesOf(change));
    return contentOf(doc);
  }
}

/** A device: what it remembers stays when its page is closed. */
class Device {
  kept: string | null = null;

  async open(server: Server): Promise<PlanLine> {
    const parts: LineParts = {
      send: server.send,
      fetch: server.fetch,
      keep: (change) => {
        this.kept = change;
      },
      kept: () => this.kept,
      now: () => 0,
      // the test sends by itself
      later: () => undefined,
    };
    const line = new PlanLine(parts);
    await line.open();
    return line;
  }
}

const write = (line: PlanLine, text: string) => writeText(sectionText(line.doc, 'goals'), text);
const goals = (line: PlanLine) => contentOf(line.doc).sections.goals;

test('what two people write into one section at once merges', async () => {
  const server = new Server();
  const [one, other] = [await new Device().open(server), await new Device().open(server)];
  write(one, '会画数轴。');
  await one.flush();
  await other.catchUp();
  write(one, '会画数轴，会比较大小。');
  write(other, '学生会画数轴。');
  expect(await one.flush()).toBe(true);
  expect(await other.flush()).toBe(true);
  await one.catchUp();
  expect(goals(one)).toBe('学生会画数轴，会比较大小。');
  expect(goals(other)).toBe(goals(one));
  expect(server.content.sections.goals).toBe(goals(one));
});

test('what is written without a network is remembered on the device and sent when the page is opened again', async () => {
  const server = new Server();
  const device = new Device();
  const line = await device.open(server);
  server.state = 'away';
  write(line, '离线写的目标');
  expect(await line.flush()).toBe(false);
  expect(line.saving.state).toBe('offline');
  expect(device.kept).not.toBeNull();
  line.close();
  server.state = 'there';
  const again = await device.open(server);
  expect(goals(again)).toBe('离线写的目标');
  expect(await again.flush()).toBe(true);
  expect(device.kept).toBeNull();
  expect(server.content.sections.goals).toBe('离线写的目标');
});

test('a change whose answer was lost is sent once more, and stands there once', async () => {
  const server = new Server();
  const line = await new Device().open(server);
  server.state = 'mute';
  write(line, '一次');
  expect(await line.flush()).toBe(false);
  server.state = 'there';
  expect(await line.flush()).toBe(true);
  expect(server.content.sections.goals).toBe('一次');
});

test('news with a gap before them are fetched', async () => {
  const server = new Server();
  const [one, other] = [await new Device().open(server), await new Device().open(server)];
  write(one, '甲');
  await one.flush();
  write(one, '甲乙');
  await one.flush();
  other.hear({ kind: 'change', revision: 3, change: server.changes[2]! });
  await expect.poll(() => goals(other)).toBe('甲乙');
});

test('whatever fails in whatever order, two editors never overwrite each other', async () => {
  for (let run = 0; run < 150; run += 1) {
    const random = randomOf(`two editors ${run}`);
    const server = new Server();
    const devices = [new Device(), new Device()] as const;
    const lines = [await devices[0].open(server), await devices[1].open(server)];
    const words = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      const who = random() < 0.5 ? 0 : 1;
      const text = sectionText(lines[who]!.doc, 'goals');
      const chance = random();
      if (chance < 0.5) {
        const word = `${'甲乙'[who]}${step}。`;
        const ends = [0, ...[...text.toString().matchAll(/。/g)].map(({ index }) => index + 1)];
        text.insert(pick(ends, random), word);
        words.add(word);
      } else if (chance < 0.75) await lines[who]!.flush();
      else if (chance < 0.85) await lines[who]!.catchUp();
      else if (chance < 0.95) server.state = pick(['there', 'away', 'mute'] as const, random);
      else if (server.state === 'there') lines[who] = await devices[who]!.open(server);
    }
    server.state = 'there';
    for (const line of lines) expect(await line.flush(), `run ${run}`).toBe(true);
    for (const line of lines) await line.catchUp();
    const [mine, theirs] = lines.map(goals);
    expect(mine, `run ${run}`).toBe(theirs);
    expect(server.content.sections.goals).toBe(mine);
    expect(mine).toHaveLength([...words].join('').length);
    for (const word of words) expect(mine!.split(word), `run ${run}: ${word}`).toHaveLength(2);
  }
});
