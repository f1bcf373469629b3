import type { Language } from 'edutech/core/common/languages';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { SignedIn } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Catalogue } from 'edutech/core/server/catalogue';
import { pageInfo } from 'edutech/core/server/data/paging';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { moduleTitle } from 'edutech/core/server/registry/module-title';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../api';
import { type Period, periodOf, type Span } from '../model/periods';
import { placeOf, type Place, sortPlaces } from '../model/places';
import { reportOf, unlessFew } from '../model/report';
import type { Place as PlaceKey } from './counting/tally';
import { selectChannels, selectDays, selectPeople, selectPlaces } from './traffic.queries';

interface Parts {
  readonly catalogue: Catalogue;
  readonly files: Files;
  readonly texts: Texts;
}

interface Asked {
  readonly actor: SignedIn;
  readonly language: Language;
  readonly period: Period;
}

async function readReport(db: Db, { catalogue, texts }: Parts, { actor, language, period }: Asked) {
  const place = placeAsked(actor);
  const days = await selectDays(db, place, period);
  const { peak, totals, ...report } = reportOf(period, days, await selectPeople(db, place, period));
  const titles = new Map(
    catalogue.manifests.map((manifest) => [manifest.id, moduleTitle(manifest, (key) => texts.say(language, key))]),
  );
  const channels = (await selectChannels(db, place, period))
    .map(({ channel, now, before }) => ({
      id: channel,
      title: titles.get(channel) ?? channel,
      now: unlessFew(now, peak.now),
      before: unlessFew(before, peak.before),
    }))
    .sort((one, other) => (other.now ?? 0) - (one.now ?? 0));
  const { from, until, beforeFrom, beforeUntil } = period;
  const visitors = actor.reach === 'city' ? totals.visitors : null;
  return { from, until, beforeFrom, beforeUntil, totals: { ...totals, visitors }, channels, ...report };
}

/** What the caller administers. A county's school, or a school's county, is nobody's. */
const placeAsked = ({ reach, schoolId, countyId }: SignedIn): PlaceKey => ({
  schoolId: reach === 'school' ? schoolId : null,
  countyId: reach === 'county' ? countyId : null,
});

/** Counties are compared by the city alone. */
async function readPlaces(db: Db, { actor, language, period }: Asked, by: 'school' | 'county'): Promise<Place[]> {
  const asked = { by: actor.reach === 'city' ? by : 'school', among: placeAsked(actor), period, language } as const;
  return (await selectPlaces(db, asked)).map((row) => placeOf(row, period.days));
}

const askedOf = ({ actor, language, now }: Omit<Asked, 'period'> & { now: Date }, span: Span): Asked => ({
  actor,
  language,
  period: periodOf(span, cityDay(now)),
});

export const read =
  (parts: Parts): SingleHandler<typeof api.readTraffic> =>
  ({ db, input, ...call }) =>
    readReport(db, parts, askedOf(call, input.span));

export const places: SingleHandler<typeof api.listTrafficPlaces> = async ({ db, input, ...call }) => {
  const all = await readPlaces(db, askedOf(call, input.span), input.by);
  const q = input.q?.toLowerCase() ?? '';
  const found = sortPlaces(all, input.sort).filter(({ name, county }) => `${name} ${county}`.toLowerCase().includes(q));
  const first = (input.page - 1) * input.pageLine;
  return { items: found.slice(first, first + input.pageLine), page: pageInfo(input, found.length) };
};

export const exported =
  (parts: Parts): SingleHandler<typeof api.exportTraffic> =>
  async ({ db, input, ...call }) => {
    const asked = askedOf(call, input.span);
    const { days, channels, roles } = await readReport(db, parts, asked);
    const all = sortPlaces(await readPlaces(db, asked, input.by));
    const say = (key: string) => parts.texts.say(call.language, `traffic.sheet.${key}`);
    const shown = (figure: number | null) => figure ?? say('few');
    const columns = (...names: string[]) => names.map((name) => ({ title: say(name), width: 18 }));
    const { from, until } = asked.period;
    return sheetFile(db, parts.files, call.actor, `${say('name')} ${from} ${until}`, [
      {
        name: say('days'),
        columns: columns('day', 'views', 'before'),
        rows: days.map(({ day, views, before }) => [day, shown(views), shown(before)]),
      },
      {
        name: say('channels'),
        columns: columns('channel', 'views', 'before'),
        rows: channels.map(({ title, now, before }) => [title, shown(now), shown(before)]),
      },
      {
        name: say('roles'),
        columns: columns('role', 'people', 'before'),
        rows: roles.map(({ role, now, before }) => [say(`role.${role}`), shown(now), shown(before)]),
      },
      {
        name: say(`places.${input.by}`),
        columns: columns('place', 'county', 'views', 'before', 'visits', 'people'),
        rows: all.map(({ name, county, views, before, visits, people }) => [
          name,
          county,
          shown(views),
          shown(before),
          shown(visits),
          shown(people),
        ]),
      },
    ]);
  };
