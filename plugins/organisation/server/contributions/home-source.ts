import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Texts } from 'edutech/core/server/texts';
import type { RegistrationRequests } from 'edutech/plugins/account/api';
import type { HomeSource, NewTask, TaskQuestion } from 'edutech/plugins/home/api';
import { routes } from '../../routes';
import { selectToReceive } from './home-source.queries';
import { weekOfDays } from './home-week';

interface Parts {
  readonly texts: Texts;
  readonly organisation: Organisation;
  readonly requests: readonly RegistrationRequests[];
}

/** People who ask for an account, and schools that give up a student, get an answer within so many days. */
const answerDays = 3;
const day = 86_400_000;
const answerBy = (since: Date) => new Date(since.getTime() + answerDays * day);

const administer = (action: 'approvals' | 'rosters') =>
  ({ permission: 'organisation_admin', action, types: ['superAdmin', 'admin', 'cityAdmin'] }) as const;

/** Tasks of administrators: requests for accounts, and students who wait to be received. */
export const homeSource = (parts: Parts): HomeSource<Db, SignedIn> => ({
  tasks: async (db, question) =>
    (await Promise.all([toApprove(parts, db, question), toReceive(parts, db, question)])).flat(),
  week: weekOfDays,
});

async function toApprove(
  { texts, requests: [requests] }: Parts,
  db: Db,
  { actor, language }: TaskQuestion<SignedIn>,
): Promise<NewTask[]> {
  if (!requests || !isAllowed(administer('approvals'), actor)) return [];
  const { rows, waiting } = await requests.page(db, { state: 'waiting', page: 1, pageLine: 1 });
  const [first] = rows;
  if (!first) return [];
  return [
    {
      id: 'organisation.approvals',
      area: 'organisation',
      act: 'approve',
      count: waiting,
      text: texts.say(language, 'organisation.home.approvals', { count: waiting }),
      note: texts.say(language, 'organisation.home.approvals.first', { name: first.name, school: first.schoolName }),
      due: answerBy(new Date(first.askedAt)),
      path: routes.approvals.to(),
    },
  ];
}

async function toReceive(
  { texts, organisation }: Parts,
  db: Db,
  { actor, language, now }: TaskQuestion<SignedIn>,
): Promise<NewTask[]> {
  if (!isAllowed(administer('rosters'), actor)) return [];
  const own = actor.reach === 'city' ? null : (await organisation.schoolsUnder(db, actor)).map(({ id }) => id);
  const found = await selectToReceive(db, own, new Date(now.getTime() - answerDays * day));
  if (!found.since) return [];
  const { count, late, since, name, fromSchool } = found;
  return [
    {
      id: 'organisation.transfers',
      area: 'organisation',
      act: 'handle',
      count,
      late,
      text: texts.say(language, 'organisation.home.transfers', { count }),
      note: texts.say(language, 'organisation.home.transfers.first', { name: name ?? '', school: fromSchool ?? '' }),
      due: answerBy(since),
      path: routes.transfers.to(),
    },
  ];
}
