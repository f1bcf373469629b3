import { expect } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { sql } from 'edutech/core/server/data/db';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { colleagues, faultsOf, openProject, storedAnswers } from '../../api/marking/marking-kit';
import { report, secondsSince } from '../../long/report';
import { countsOf, type Extent, onSite, workUnderFire } from '../under-fire/site';
import { Marker, type QuestionOfRun } from './marker';

export interface MarkingExtent extends Extent {
  readonly questions: number;
}

const rules = { mode: '1+1', limit: 1, step: 1 } as const;
const markersAtOnce = 6;

/** Six mark while everything dies: no acknowledged mark is missing, none is given twice, and points follow the rule. */
export const noMarkIsLost = (extent: MarkingExtent) =>
  onSite({ areas: ['marking'] }, async (site) => {
    const began = Date.now();
    const { app } = site;
    const { projectId, markers: callers, setup } = await openProject(app, markersAtOnce, rules);
    const people = await colleagues(app, markersAtOnce);
    const questions = setup.questions
      .slice(0, extent.questions)
      .map(({ itemId, part, points }): QuestionOfRun => ({ itemId, part, points: Math.floor(points) }));
    await site.startServers();
    const markers: Marker[] = [];
    for (const [at, caller] of callers.entries()) {
      const who = { personId: people[at]!, subject: projectId, caller };
      markers.push(new Marker(who, await site.openLine(), questions, randomOf(`${extent.seed} marker ${at}`)));
    }
    const finish = () => Promise.all(markers.map((marker) => marker.finish()));
    const kills = await workUnderFire(site, { students: markers, finish }, extent);
    const kept = markers.flatMap((marker) => marker.kept);
    report('marking under fire', {
      seed: extent.seed,
      took: secondsSince(began),
      ...countsOf(kills),
      'marks acknowledged': kept.length,
    });
    expect(markers.flatMap(({ refused }) => refused)).toEqual([]);
    const events = await site.rows(
      sql<{ id: Id; points: number }>`select id, points::float8 as points from marking.mark_event where act = 'mark'`,
    );
    const stored = new Map(events.map(({ id, points }) => [id, points]));
    expect(kept.filter(({ markId, points }) => stored.get(markId) !== points)).toEqual([]);
    for (const { itemId } of questions) {
      const answers = await storedAnswers(app, projectId, itemId);
      expect(answers.filter(({ marks }) => marks.length !== 2)).toEqual([]);
      expect(faultsOf(answers, rules)).toEqual([]);
    }
  });
