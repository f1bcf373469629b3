import { useState } from 'react';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { useCan } from 'edutech/core/ui/Can';
import { useText } from 'edutech/core/web/hooks';
import { useDesk } from '../desk/desk-context';
import { SourceList } from './SourceList';
import { useQuestions } from './use-questions';

const difficulties = [1, 2, 3, 4, 5] as const;

interface BankSourceProps {
  /** `own`: what the teacher has written himself; else the bank that is chosen here. */
  readonly which: 'bank' | 'own';
  /** Stage of the book that one teaches with. */
  readonly stageId: string | undefined;
}

/** The question bank by words, type and difficulty, of the homework's subject. */
export function BankSource({ which, stageId }: BankSourceProps) {
  const t = useText();
  const { sheet } = useDesk();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [space, setSpace] = useState<'public' | 'school' | 'favourites'>('public');
  const [type, setType] = useState('');
  const [difficulty, setDifficulty] = useState('');
  const holdsSchool = useCan(['questionbank_school_tea']);
  const { subjectId } = sheet.values;
  const found = useQuestions({
    space: which === 'own' ? 'personal' : space,
    sort: 'newest',
    ...(subjectId && { subjectId }),
    ...(stageId && which === 'bank' && { stageId: stageId as 'junior' }),
    ...(q && { q }),
    ...(type && { types: [Number(type) as 0] }),
    ...(difficulty && { difficulties: [Number(difficulty) as 1] }),
  });
  const clear = () => {
    setTyped('');
    setQ('');
    setType('');
    setDifficulty('');
  };
  return (
    <>
      <WordSearch typed={typed} onTyped={setTyped} onSearch={setQ} />
      <div className="work-source-narrow">
        {which === 'bank' && (
          <select
            className="input t-13"
            value={space}
            aria-label={t('work.source.space')}
            onChange={({ currentTarget }) => setSpace(currentTarget.value as 'public')}
          >
            {(['public', ...(holdsSchool ? (['school'] as const) : []), 'favourites'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`work.space.${one}`)}
              </option>
            ))}
          </select>
        )}
        <select
          className="input t-13"
          value={type}
          aria-label={t('work.source.type')}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        >
          <option value="">{t('work.source.anyType')}</option>
          {Object.values(questionTypes).map((one) => (
            <option key={one} value={one}>
              {t(`work.type.${one}`)}
            </option>
          ))}
        </select>
        <select
          className="input t-13"
          value={difficulty}
          aria-label={t('work.source.difficulty')}
          onChange={({ currentTarget }) => setDifficulty(currentTarget.value)}
        >
          <option value="">{t('work.source.anyDifficulty')}</option>
          {difficulties.map((one) => (
            <option key={one} value={one}>
              {t(`work.difficulty.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <SourceList
        {...found}
        isNarrowed={q !== '' || type !== '' || difficulty !== ''}
        onClear={clear}
        empty={{
          title: t(`work.source.empty.${which}`),
          text: t(`work.source.empty.${which}.text`),
        }}
      />
    </>
  );
}

interface WordSearchProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onSearch: (q: string) => void;
}

/** Words of a question: searched by Enter, and no longer once the field is empty. */
function WordSearch({ typed, onTyped, onSearch }: WordSearchProps) {
  const t = useText();
  return (
    <form
      className="work-source-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <input
        className="input"
        type="search"
        value={typed}
        maxLength={100}
        placeholder={t('work.source.search')}
        aria-label={t('work.source.search')}
        onChange={({ currentTarget: { value } }) => {
          onTyped(value);
          if (value === '') onSearch('');
        }}
      />
    </form>
  );
}
