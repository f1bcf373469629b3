import Type, { type Static } from 'typebox';
import { idPattern } from '../ids';

const Id = Type.String({ pattern: idPattern });

/** The owner of news and pictures: the city, a county or a school. Each lower site also shows those above. */
export type SiteLevel = 'city' | 'county' | 'school';

/** A site whose portal is edited: the city's (`siteId` null), a county's or a school's. */
export const Site = Type.Object({
  siteId: Type.Union([Id, Type.Null()]),
  level: Type.Union([Type.Literal('city'), Type.Literal('county'), Type.Literal('school')]),
  name: Type.String(),
  /** Of a school: its county's. */
  countyId: Type.Union([Id, Type.Null()]),
});
export type Site = Static<typeof Site>;
