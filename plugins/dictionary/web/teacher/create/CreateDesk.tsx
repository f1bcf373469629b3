import { useState } from 'react';
import { useLocation } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Word } from '../../../api/records';
import { heatOf } from '../../../model/practice/weakness';
import { mostAssigned } from '../../../model/word';
import { routes } from '../../../routes';
import { UnitTree } from '../library/UnitTree';
import { AssignPanel } from './AssignPanel';
import type { CreateData } from './CreatePage';
import { HeatList, worstOf } from './HeatList';

/** Choosing words by what is weak, and assigning them: units, words, homework beside each other. */
export function CreateDesk({ data }: { readonly data: CreateData }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const { units, unit, draft, classes, words } = data;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Word>>(
    new Map((draft?.wordList ?? []).map((word) => [word.wordId, word])),
  );
  const turn = (word: Word, isOn: boolean) => {
    const next = new Map(chosen);
    // words of another language begin another homework
    for (const [id, one] of next) if (one.language !== word.language) next.delete(id);
    if (!isOn) next.delete(word.wordId);
    else if (next.size < mostAssigned) next.set(word.wordId, word);
    setChosen(next);
  };
  const weak = words.filter((word) => heatOf(worstOf(word)) > 1);
  if (!unit)
    return (
      <NothingHere
        picture="box"
        title="dictionary.create.noUnits"
        on={{ to: routes.library.to({}), label: 'dictionary.library.title' }}
      />
    );
  return (
    <PageFrame title={t('dictionary.create.title')} note={`${unit.book} ${unit.title}`}>
      <div className="dictionary-desk">
        <UnitTree units={units} current={unit.unitId} addressOf={({ unitId }) => changed(query, { unit: unitId })} />
        <HeatList key={unit.unitId} classes={classes} words={words} chosen={chosen} onTurn={turn} onAll={setChosen} />
        <AssignPanel
          words={[...chosen.values()]}
          classes={classes}
          draft={draft}
          title={unit.title}
          weak={weak}
          onWeak={() => setChosen(new Map(weak.slice(0, mostAssigned).map((word) => [word.wordId, word])))}
          onRemove={(word) => turn(word, false)}
        />
      </div>
    </PageFrame>
  );
}
