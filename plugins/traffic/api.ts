import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import { reader } from './model/access';
import { spans } from './model/periods';
import { roles } from './model/roles';

const span = Type.Enum([...spans], { default: '30' });
const by = Type.Enum(['school', 'county'], { default: 'school' });

/** Null: fewer than five people are behind it. */
const Figure = Maybe(Type.Integer());
const Compared = { now: Figure, before: Figure };

/** Visits of the people whom the caller administers, beside those of as many days before. */
export const readTraffic = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/admin/traffic',
  access: reader,
  input: Type.Object({ span }),
  output: Type.Object({
    from: Type.String(),
    until: Type.String(),
    beforeFrom: Type.String(),
    beforeUntil: Type.String(),
    /** People and visitors of a day on average. */
    totals: Type.Object({
      views: Type.Object(Compared),
      visits: Type.Object(Compared),
      people: Type.Object(Compared),
      /** Only the city's: visitors belong to no school. */
      visitors: Maybe(Type.Object(Compared)),
    }),
    /** Page views of each day, and of the day that it is compared with. */
    days: Type.Array(Type.Object({ day: Type.String(), views: Figure, before: Figure })),
    roles: Type.Array(Type.Object({ role: Type.Enum([...roles]), ...Compared })),
    channels: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), ...Compared })),
  }),
});
export type Traffic = Static<(typeof readTraffic)['output']>;

const Place = Type.Object({
  id: Id,
  name: Type.String(),
  county: Type.String(),
  views: Figure,
  /** Views of the period before. */
  before: Figure,
  visits: Figure,
  /** Of a day on average. */
  people: Figure,
});
export type TrafficPlace = Static<typeof Place>;

/** The schools of the caller's reach, or its counties. */
export const listTrafficPlaces = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/admin/traffic/places',
  access: reader,
  input: Type.Object({ span, by, ...ListInput.properties }),
  output: Type.Object({ items: Type.Array(Place), page: PageInfo }),
});

/** Days, channels and places as a workbook. */
export const exportTraffic = endpoint({
  method: 'POST',
  root: 'statistics',
  path: '/admin/traffic/export',
  access: reader,
  perMinute: 20,
  input: Type.Object({ span, by }),
  output: FileAddress,
});
