/** What a page says of itself: ids of messages, in the order in which they are read. */
export interface PageHelp {
  readonly purpose: string;
  readonly steps: readonly string[];
  readonly asked: readonly { readonly question: string; readonly answer: string }[];
}

/** The help of a page (`work.list`) among the messages that are loaded; `null` where nobody has written one. */
export function helpOf(page: string, texts: Readonly<Record<string, unknown>>): PageHelp | null {
  const [plugin = '', route = ''] = page.split('.');
  const id = (part: string) => `${plugin}.help.${route}.${part}`;
  const numbered = (part: string) => {
    const ids: string[] = [];
    while (id(`${part}.${ids.length + 1}`) in texts) ids.push(id(`${part}.${ids.length + 1}`));
    return ids;
  };
  if (!(id('purpose') in texts)) return null;
  const asked = numbered('question').map((question, at) => ({ question, answer: id(`answer.${at + 1}`) }));
  return { purpose: id('purpose'), steps: numbered('step'), asked };
}

const label = /\[\[([\w.]+)\]\]/g;

/** Ids of the controls that a help text names: `[[work.list.new]]`. */
export const labelsIn = (text: string): readonly string[] => [...text.matchAll(label)].map(([, id = '']) => id);

/** A help text with its controls as they are called on the screen. */
export const withLabels = (text: string, labelOf: (id: string) => string): string =>
  text.replace(label, (_, id: string) => labelOf(id));
