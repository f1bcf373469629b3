import Type, { type Static } from 'typebox';
import { idPattern } from '../ids';

const Id = Type.String({ pattern: idPattern });

/** Whose news and pictures: the city's, a county's, a school's. Each lower one shows those above beside its own. */
export type SiteLevel = 'city' | 'county' | 'school';

/** A site whose portal somebody works on: the city's (`siteid` null), a county's or a school's. */
export const Site = Type.Object({
  siteid: Type.Union([Id, Type.Null()]),
  level: Type.Union([Type.Literal('city'), Type.Literal('county'), Type.Literal('school')]),
  name: Type.String(),
  /** Of a school: its county's. */
  countyid: Type.Union([Id, Type.Null()]),
});
export type Site = Static<typeof Site>;

/** Query of an address that names a site; the city's has none. */
export const siteQuery = (siteid: string | null | undefined): string => (siteid ? `siteid=${siteid}` : '');
