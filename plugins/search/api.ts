import Type, { type Static } from 'typebox';
import { SearchFacet, SearchHit } from 'edutech/core/common/search/answer';
import { longestSearch } from 'edutech/core/common/search/longest';
import { endpoint } from 'edutech/core/common/endpoint';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { lastPage } from './model/pages';

const access = { public: 'visitors look for news and lessons; what is not public they do not find' } as const;
const Text = Type.String({ maxLength: longestSearch });
const Name = Type.Optional(Type.String({ maxLength: 40 }));

/** Something found, with what people call its kind, in the reader's language. */
export const Found = Type.Object({ ...SearchHit.properties, label: Type.String() });
export type Found = Static<typeof Found>;

/** A choice that narrows; of a kind `label` is what people call it, of others it is empty. */
export const Choice = Type.Object({ ...SearchFacet.properties, label: Type.String() });
export type Choice = Static<typeof Choice>;

/**
 * The results for a text: Chinese words, Pinyin, initials, words of other scripts. If fewer than five match, results
 * that sound or look alike are added (`similar`). Totals and counts end at a thousand (`capped`).
 */
export const search = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/api/search',
  access,
  perMinute: 120,
  input: Type.Object({
    q: Text,
    kind: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}$' })),
    stage: Type.Optional(Type.Union([Type.Literal('primary'), Type.Literal('junior'), Type.Literal('senior')])),
    grade: Name,
    subject: Name,
    page: Type.Integer({ minimum: 1, maximum: lastPage, default: 1 }),
  }),
  output: Type.Object({
    items: Type.Array(Found),
    page: PageInfo,
    capped: Type.Boolean(),
    similar: Type.Boolean(),
    facets: Type.Array(Choice),
  }),
});

/** The best few, while somebody types. */
export const suggest = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/api/search/suggest',
  access,
  perMinute: 300,
  input: Type.Object({ q: Text }),
  output: Type.Array(Found),
});
