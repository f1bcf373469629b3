import { useIntl } from 'react-intl';
import { chineseNumeral } from 'edutech/core/common/teaching/numerals';
import { useText } from 'edutech/core/web/hooks';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type { PaperItem, PaperSection } from '../../../model/paper/document';
import { useComposer } from './composer-context';

/** A section as the paper names it: 一、选择题. */
export function useSectionName(): (section: PaperSection, number: number) => string {
  const intl = useIntl();
  const t = useText();
  return ({ title }, number) =>
    t('exam.compose.section.name', {
      number: intl.locale === 'zh-CN' ? chineseNumeral(number) : number,
      title: title || t('exam.compose.section.untitled'),
    });
}

/** What an item is about: its main knowledge point, else the beginning of its text; and that text. */
export function useItemName(): (item: PaperItem) => { readonly name: string; readonly text: string } {
  const t = useText();
  const { desk } = useComposer();
  return ({ questionId }) => {
    const known = desk.factsOf(questionId);
    if (!known) return { name: t('exam.compose.item.unknown'), text: '' };
    const text = plainText(textOf(known.body.stem)).slice(0, longestText);
    return { name: known.knowledge[0]?.name ?? (text || t('exam.compose.item.untitled')), text };
  };
}

const longestText = 120;
