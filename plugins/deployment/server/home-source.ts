import { isAllowed } from 'edutech/core/common/permissions/access';
import { cityDay, cityMinute } from 'edutech/core/common/time/city-time';
import { daysFrom } from 'edutech/core/common/time/weeks';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { countJobs } from './jobs/watch.queries';
import type { Backups } from 'edutech/core/server/operation/backups';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource, NewEvent, NewTask, TaskQuestion, WeekQuestion } from 'edutech/plugins/home/api';
import { nextRun } from '../model/schedule';
import { operator } from '../api/access';
import { routes } from '../routes';

interface Parts {
  readonly texts: Texts;
  readonly settings: Settings;
  readonly backups: Backups;
}

/** A backup is made each night: one of the night before last says that the last night's failed. */
const backupHours = 36;
const hour = 3_600_000;

/** Tasks of those who run the deployment: jobs that were given up, and backups that are missing. */
export const homeSource = (parts: Parts): HomeSource<Db, SignedIn> => ({
  tasks: async (db, question) =>
    (await Promise.all([failedJobs(parts, db, question), oldBackup(parts, question)])).flat(),
  week: (_, question) => backupsOfWeek(parts, question),
});

async function failedJobs({ texts }: Parts, db: Db, { actor, language }: TaskQuestion<SignedIn>): Promise<NewTask[]> {
  if (!isAllowed(operator('jobs'), actor)) return [];
  const count = (await countJobs(db, undefined)).find(({ state }) => state === 'failed')?.count ?? 0;
  if (count === 0) return [];
  return [
    {
      id: 'deployment.failedJobs',
      area: 'deployment',
      act: 'explain',
      isFault: true,
      count,
      text: texts.say(language, 'deployment.home.failedJobs', { count }),
      note: texts.say(language, 'deployment.home.failedJobs.note'),
      path: routes.jobs.to(),
    },
  ];
}

async function oldBackup(parts: Parts, { actor, language, now }: TaskQuestion<SignedIn>): Promise<NewTask[]> {
  const { texts, settings, backups } = parts;
  if (settings.backupSchedule === '' || !isAllowed(operator('backups'), actor)) return [];
  const last = (await backups.list())[0]?.createdAt;
  // without any, the schedule has not come round yet, or has failed: both are said
  const due = last && new Date(last.getTime() + backupHours * hour);
  if (due && due > now) return [];
  return [
    {
      id: 'deployment.backup',
      area: 'deployment',
      act: 'handle',
      late: due ? 1 : 0,
      isFault: true,
      text: texts.say(language, due ? 'deployment.home.oldBackup' : 'deployment.home.noBackup'),
      note: texts.say(language, 'deployment.home.backup.note'),
      ...(due && { due }),
      path: routes.backups.to(),
    },
  ];
}

const mebibyte = 2 ** 20;

/** Backups of the week: those that there are, with their size, and until its end those of the schedule. */
async function backupsOfWeek(parts: Parts, question: WeekQuestion<SignedIn>): Promise<NewEvent[]> {
  const { texts, settings, backups } = parts;
  const { actor, language, now, from, to } = question;
  if (!isAllowed(operator('backups'), actor)) return [];
  const path = routes.backups.to();
  const made = (await backups.list())
    .filter(({ createdAt }) => cityDay(createdAt) >= from && cityDay(createdAt) <= to)
    .map(({ name, createdAt, bytes }) => ({
      id: `deployment.backup.${name}`,
      day: cityDay(createdAt),
      time: cityMinute(createdAt).slice(11),
      title: texts.say(language, 'deployment.home.week.backup'),
      note: texts.say(language, 'deployment.home.week.bytes', { size: Math.max(1, Math.round(bytes / mebibyte)) }),
      tone: 'done' as const,
      path,
    }));
  const planned: NewEvent[] = [];
  let next = settings.backupSchedule === '' ? null : nextRun(settings.backupSchedule, now);
  // one for each day at most: a schedule may return each minute
  for (const day of daysFrom(cityDay(now), to)) {
    while (next && cityDay(next) < day) next = nextRun(settings.backupSchedule, next);
    if (next && cityDay(next) === day)
      planned.push({
        id: `deployment.backup.${day}`,
        day,
        time: cityMinute(next).slice(11),
        title: texts.say(language, 'deployment.home.week.backup'),
        note: texts.say(language, 'deployment.home.week.planned'),
        path,
      });
  }
  return [...made, ...planned];
}
