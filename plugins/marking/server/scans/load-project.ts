import { conflict, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Project } from '../scripts/pages.queries';

interface Person {
  readonly personId: Id;
  readonly schoolId: Id | null;
}

const selectLed = (db: Db, { personId, schoolId }: Person, projectId: Id) =>
  db.maybe<Project>(sql`
    select school_id, id as project_id, exam_id, paper_id, title from marking.project
    where school_id = ${schoolId} and id = ${projectId} and ${personId} in (leader_id, created_by)`);

/** The project, for who leads it or has made it; 404 `marking.error.noProject` for all others. */
export async function loadProject(db: Db, person: Person, projectId: Id): Promise<Project> {
  const project = await selectLed(db, person, projectId);
  if (!project) throw notFound('marking.error.noProject');
  return project;
}

/** The same with scans that may still change something: nobody releases it until the call ends. 409 `marking.error.released`. */
export async function holdProject(db: Db, person: Person, projectId: Id): Promise<Project> {
  const project = await loadProject(db, person, projectId);
  await refuseReleasedScans(db, project);
  return project;
}

export async function refuseReleasedScans(db: Db, { schoolId, projectId }: Project): Promise<void> {
  const { state } = await db.one<{ state: string }>(sql`
    select state from marking.project where school_id = ${schoolId} and id = ${projectId} for key share`);
  if (state === 'released') throw conflict('marking.error.released');
}

export const mayLead = async (db: Db, person: Person, projectId: Id): Promise<boolean> =>
  (await selectLed(db, person, projectId)) !== undefined;
