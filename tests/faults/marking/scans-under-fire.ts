import { resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Endpoint, InputOf, OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { sql } from 'edutech/core/server/data/db';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { pauseBatch, scanStation, startBatch } from 'edutech/plugins/marking/api';
import { admissionOf, doubtsOf, scanProject, type ScanProject, uploaded } from '../../api/marking/scans/scan-kit';
import { report, secondsSince } from '../../long/report';
import { filledBy, pdfOfScans, scanOf } from '../../support/scans/scanned-class';
import type { Kill } from '../under-fire/killer';
import { countsOf, type Extent, onSite, type Site } from '../under-fire/site';

export interface ScanExtent extends Extent {
  /** Whose sheets are scanned at once, again and again until enough was killed. */
  readonly students: number;
}

/** Milliseconds between two looks at the station. */
const lookEvery = 200;
/** A batch is read within so many looks, whatever dies. */
const mostLooks = 3000;
/** So often somebody asks again while a database is away. */
const mostTries = 300;

/** Sheets are scanned while the servers that read them and PostgreSQL die: no page is lost, none is there twice. */
export const noPageIsLost = (extent: ScanExtent) =>
  onSite({ areas: ['marking'], contents: contentsOfTests() }, async (site) => {
    const began = Date.now();
    const { kills, projects, pages } = await scannersUnderFire(site, extent);
    report('scanning under fire', {
      seed: extent.seed,
      took: secondsSince(began),
      ...countsOf(kills),
      batches: projects.length,
      'pages of them': projects.length * pages,
    });
    expect(kills).toHaveLength(extent.kills);
    for (const project of projects) {
      expect(await doubtsOf(project)).toEqual([]);
      expect(await placesOf(site, project)).toEqual(placesOfClass(project));
    }
  });

/** Where the files of tests lie: the servers that read them must have them. */
const contentsOfTests = () => resolve(process.env['EDUTECH_DATA'] ?? 'data/test', 'content');

interface Over {
  readonly kills: readonly Kill[];
  readonly projects: readonly ScanProject[];
  /** Of one class. */
  readonly pages: number;
}

/** Scanners of one school: so many batches are read at once. */
const scannersAtOnce = 3;

async function scannersUnderFire(site: Site, { kills: count, seed, students }: ScanExtent): Promise<Over> {
  const first = await scanProject(site.app, students);
  const projects = [first];
  // all projects have one paper, so their sheets are the same
  const scans: Buffer[] = [];
  for (let at = 0; at < students; at++) {
    for (const page of first.sheet.plans.keys()) scans.push(await scanOf(first.sheet, page, filledBy(admissionOf(at))));
  }
  const bytes = await pdfOfScans(first.sheet, scans);
  await site.startServers();
  let isOver = false;
  const killing = site.kill({ students: [], teachers: [] }, count, randomOf(`${seed} kills`)).finally(() => {
    isOver = true;
  });
  const scanning = Array.from({ length: scannersAtOnce }, async (_, at) => {
    if (at === 0) await readUnderFire(first, bytes);
    while (!isOver) {
      const project = await insisted(() => scanProject(site.app, students));
      projects.push(project);
      await readUnderFire(project, bytes);
    }
  });
  const [kills] = await Promise.all([killing, ...scanning]);
  return { kills, projects, pages: scans.length };
}

/** Sends the scans of a class and waits until they are read; a batch that was given up is begun again, as people do. */
async function readUnderFire(project: ScanProject, bytes: Buffer): Promise<void> {
  const { projectId } = project;
  const fileIds = await insisted(() => uploaded(project, [{ name: 'scans.pdf', bytes }]));
  await insisted(() => called(project, startBatch, { projectId, fileIds }));
  for (let looks = 0; looks < mostLooks; looks++) {
    const { batches } = await insisted(() => called(project, scanStation, { projectId }));
    const { state, batchId } = batches[0]!;
    if (state === 'read') return;
    if (state === 'failed') await insisted(() => called(project, pauseBatch, { projectId, batchId, isPaused: false }));
    await delay(lookEvery);
  }
  throw new Error('a batch was never read');
}

async function called<E extends Endpoint>(
  { teacher }: ScanProject,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const { status, text, envelope } = await teacher.call(endpoint, input);
  if (status !== 200) throw new Error(text);
  return envelope!.data as OutputOf<E>;
}

/** Asks again while the database is away. */
async function insisted<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === mostTries) throw error;
      await delay(lookEvery);
    }
  }
}

interface Place {
  readonly position: number;
  readonly number: number;
  readonly studentId: Id;
}

/** Where each page is that was read, in the order of the scans. */
const placesOf = (site: Site, { projectId }: ScanProject) =>
  site.rows(sql<Place>`
    select g.position, g.number, s.student_id from marking.page g
    join marking.script s on s.school_id = g.school_id and s.id = g.script_id
    where g.project_id = ${projectId} and g.state = 'placed' order by g.position`);

/** Where they should be: each student's pages one after the other. */
const placesOfClass = ({ sheet, scripts }: ScanProject): Place[] =>
  scripts.flatMap(({ studentId }, at) =>
    sheet.plans.map((_, page) => ({ position: at * sheet.plans.length + page, number: page + 1, studentId })),
  );
