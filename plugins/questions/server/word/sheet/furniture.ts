import type { BindingWords } from 'edutech/plugins/print/kit/server/flow/furniture';
import type { WriteOptions } from '../../exporting/writer';
import type { Say } from './say';

type Furniture = Pick<WriteOptions, 'title' | 'answers' | 'front' | 'look'>;

/** What stands below each page; null for nothing. Numbers may be words that stand for them. */
export function footerOf({ title, front }: Furniture, say: Say): ((page: Of, pages: Of) => string) | null {
  if (front?.hasPageNumbers === false) return null;
  if (!front) return (page, pages) => say('page', { page, pages });
  const name = [...(front.subtitle || title)].slice(0, longestName).join('');
  return (page, pages) => say('pageOf', { name, page, pages });
}

type Of = number | string;
const longestName = 30;

/** What stands at the sealed side; null without a sealing line. Answers have nobody to hide. */
export const bindingOf = ({ look, front, answers }: Furniture, say: Say): BindingWords | null =>
  look?.hasBinding && answers !== 'only'
    ? {
        fields: front?.bindingFields ?? ['school', 'class', 'name', 'number'].map((field) => say(`binding.${field}`)),
        seal: say('binding.seal'),
        warning: say('binding.warning'),
      }
    : null;
