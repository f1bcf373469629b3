import { useQuery } from 'edutech/core/ui/table/use-query';
import { useRef } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { Question } from '../../api/records';
import { mostListed } from '../../model/limits';
import type { Space } from '../../model/spaces';
import { spaceAddress } from '../shared/addresses';
import { BulkActs } from './acts/BulkActs';
import { useBankKeys } from './bank-keys';
import { bankSizes, narrowingNames } from './bank-wish';
import { QuestionCard } from './card/QuestionCard';
import { ChosenChips } from './filters/ChosenChips';
import { SortChoice } from './filters/SortChoice';
import type { BankData } from './load-bank';
import { useAnswers } from './use-answers';

const keyOf = ({ id }: Question) => id;

/** The questions: how many, in which order, as cards; and what is done with several. */
export function QuestionList({ data: { wish, list } }: { readonly data: BankData }) {
  const t = useText();
  const query = useQuery();
  const cards = useRef<HTMLDivElement>(null);
  useBankKeys(cards);
  const answers = useAnswers();
  const { data: rows, pageData, capped } = list;
  const chooser = useSelection(rows, keyOf, changed(query, { page: null, sort: null, pageLine: null }));
  const isNarrowed = ['q', ...narrowingNames].some((name) => query.has(name));
  return (
    <>
      <Row wrap className="questions-line t-13">
        <span className="questions-count num" role="status">
          {t(capped ? 'questions.count.capped' : 'questions.count', { count: pageData.total, most: mostListed })}
        </span>
        <ChosenChips />
        <Row as="span" className="questions-line-end end">
          <SortChoice />
        </Row>
      </Row>
      <Stack className="questions-list" ref={cards}>
        <ListStates
          count={rows.length}
          filtered={isNarrowed}
          clear={changed(new URLSearchParams(), { space: query.get('space'), book: query.get('book') })}
          empty={emptyOf(t, wish.space)}
        >
          {rows.map((question, at) => (
            <QuestionCard
              key={question.id}
              question={question}
              answer={answers.of(question.id)}
              isChosen={chooser.selection.has(question.id)}
              onChoose={(isChosen, withShift) => chooser.toggle(at, isChosen, withShift)}
              onAnswer={() => answers.turn(question)}
            />
          ))}
        </ListStates>
        {chooser.selection.size > 0 && (
          <BulkBar count={chooser.selection.size} onClear={chooser.clear}>
            <BulkActs questions={[...chooser.selection.values()]} onDone={chooser.clear} />
          </BulkBar>
        )}
      </Stack>
      <Pager total={pageData.total} size={pageData.line} sizes={bankSizes} />
      {capped && <p className="note">{t('questions.capped', { most: mostListed })}</p>}
    </>
  );
}

/** What a space says that has no questions, and what one can do there. */
const emptyOf = (t: Translate, space: Space) => ({
  picture: space === 'trash' ? ('box' as const) : ('book' as const),
  title: t(`questions.empty.${space}`),
  text: t(`questions.empty.${space}.text`),
  actions:
    space === 'favourites' || space === 'personal' ? (
      <Button to={spaceAddress('public')}>{t('questions.space.public')}</Button>
    ) : undefined,
});
