import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { colleagues, faultsOf, openProject, storedAnswers } from '../../api/marking/marking-kit';
import { freePort } from '../../bench/support/child';
import { report, secondsSince } from '../../long/report';
import { startApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../few-areas';
import { killAtRandom, startServerOf } from '../teaching-loop/killer';
import { openLine } from '../teaching-loop/line';
import { startOwnDatabase } from '../teaching-loop/own-database';
import { Marker, type QuestionOfRun } from './marker';

export interface Extent {
  readonly questions: number;
  readonly kills: number;
  readonly seed: string;
}

const root = new URL('../../../', import.meta.url).pathname;
const areas = ['marking'];
const city = { ...cityWithOnly(...areas), settings: { requestsPerMinute: 1_000_000 } };
const rules = { mode: '1+1', limit: 1, step: 1 } as const;
const markersAtOnce = 6;

/** Six mark while everything dies: no acknowledged mark is missing, none is given twice, and points follow the rule. */
export async function noMarkIsLost(extent: Extent): Promise<void> {
  const began = Date.now();
  const closers: (() => unknown)[] = [];
  try {
    const folder = await mkdtemp(join(tmpdir(), 'edutech-marking-faults-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const own = await startOwnDatabase(folder);
    closers.push(() => own.stop());
    const app = await startApp({ plugins: areas, database: own.database, city });
    closers.push(() => app.close());
    const { projectId, markers: callers, setup } = await openProject(app, markersAtOnce, rules);
    const people = await colleagues(app, markersAtOnce);
    const questions = setup.questions
      .slice(0, extent.questions)
      .map(({ itemId, part, points }): QuestionOfRun => ({ projectId, itemId, part, points: Math.floor(points) }));

    const cityFile = join(folder, 'city.json');
    writeFileSync(cityFile, JSON.stringify(city));
    const ports = [await freePort(), await freePort()];
    const startServer = startServerOf(process.env['EDUTECH_DIST'] ?? join(root, 'dist'), folder, own, ports, cityFile);
    const servers = [await startServer(0), await startServer(1)];
    closers.push(() => Promise.all(servers.map((server) => server.stop())));
    const markers: Marker[] = [];
    for (const [at, caller] of callers.entries()) {
      const line = await openLine(ports);
      closers.push(() => line.close());
      const random = randomOf(`${extent.seed} marker ${at}`);
      markers.push(new Marker({ personId: people[at]!, caller }, line, questions, random));
    }

    const working = Promise.all(markers.map((marker) => marker.work()));
    const killable = { students: markers, teachers: [], servers, own, startServer };
    const kills = await killAtRandom(killable, extent.kills, randomOf(`${extent.seed} kills`));
    await working;
    const acknowledged = markers.flatMap((marker) => marker.acknowledged);
    report('marking under fire', {
      seed: extent.seed,
      took: secondsSince(began),
      kills: kills.length,
      'marks acknowledged': acknowledged.length,
    });
    expect(markers.flatMap(({ refused }) => refused)).toEqual([]);
    const events = await app.platform.services.database.read(asSystem('a run of faults'), (db) =>
      db.all<{ id: Id; points: number }>(
        sql`select id, points::float8 as points from marking.mark_event where act = 'mark'`,
      ),
    );
    const kept = new Map(events.map(({ id, points }) => [id, points]));
    expect(acknowledged.filter(({ markId, points }) => kept.get(markId) !== points)).toEqual([]);
    for (const { itemId } of questions) {
      const answers = await storedAnswers(app, projectId, itemId);
      expect(answers.filter(({ marks }) => marks.length !== 2)).toEqual([]);
      expect(faultsOf(answers, rules)).toEqual([]);
    }
  } finally {
    for (const close of closers.splice(0).reverse()) await close();
  }
}
