import type { CallLine } from '../../../api';

/** Who may call, from everybody to few. */
export const callNeeds = ['nothing', 'login', 'permission'] as const satisfies readonly CallLine['needs'][];

/** What the list is narrowed to by the address. */
export interface CallWish {
  readonly words: readonly string[];
  readonly area: string | null;
  readonly needs: CallLine['needs'] | undefined;
}

export const wishOf = (query: URLSearchParams): CallWish => ({
  words: (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
  area: query.get('area') || null,
  needs: callNeeds.find((one) => one === query.get('needs')),
});

export const isNarrowed = ({ words, area, needs }: CallWish): boolean =>
  words.length > 0 || area !== null || needs !== undefined;

/** The calls that have every word in name, address or summary, and fit the choices. */
export const narrowed = (calls: readonly CallLine[], { words, area, needs }: CallWish): readonly CallLine[] =>
  calls.filter((call) => {
    const text = `${call.id} ${call.method} ${call.address} ${call.summary}`.toLowerCase();
    return (
      (area === null || call.area === area) &&
      (needs === undefined || call.needs === needs) &&
      words.every((word) => text.includes(word))
    );
  });
