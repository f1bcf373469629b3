import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Word } from '../../../api/records';
import { heatOf } from '../../../model/practice/weakness';
import { longest, mostAssigned } from '../../../model/word';
import { routes } from '../../../routes';
import { UnitTree } from '../library/UnitTree';
import { AssignPanel } from './AssignPanel';
import type { CreateData } from './CreatePage';
import { HeatList, worstOf } from './HeatList';

/** Choosing words by what is weak, and assigning them: units, words, homework beside each other. */
export function CreateDesk({ data }: { readonly data: CreateData }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const { units, unit, draft, again, classes, words } = data;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Word>>(
    new Map((draft?.wordList ?? again?.words ?? []).map((word) => [word.wordId, word])),
  );
  const turn = (word: Word, isOn: boolean) => {
    const next = new Map(chosen);
    // words of another language begin another homework
    for (const [id, one] of next) if (one.language !== word.language) next.delete(id);
    if (!isOn) next.delete(word.wordId);
    else if (next.size < mostAssigned) next.set(word.wordId, word);
    setChosen(next);
  };
  const choose = (some: readonly Word[]) =>
    setChosen(new Map(some.slice(0, mostAssigned).map((word) => [word.wordId, word])));
  const add = (some: readonly Word[]) =>
    choose([...[...chosen.values()].filter(({ language }) => language === some[0]?.language), ...some]);
  const due = words.filter(({ isDue }) => isDue);
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
        <Stack>
          <UnitTree units={units} current={unit.unitId} addressOf={({ unitId }) => changed(query, { unit: unitId })} />
          {due.length > 0 && (
            <Stack gap={2} className="tint-due round pad-3">
              <p className="t-14">{t('dictionary.create.due', { count: due.length })}</p>
              <Button wide onClick={() => add(due)}>
                {t('dictionary.create.chooseDue')}
              </Button>
            </Stack>
          )}
        </Stack>
        <HeatList key={unit.unitId} classes={classes} words={words} chosen={chosen} onTurn={turn} onAll={setChosen} />
        <AssignPanel
          words={[...chosen.values()]}
          classes={classes}
          draft={draft}
          again={again}
          title={again ? t('dictionary.create.again', { title: again.from.title }).slice(0, longest.title) : unit.title}
          weak={weak}
          onWeak={() => choose(weak)}
          onRemove={(word) => turn(word, false)}
        />
      </div>
    </PageFrame>
  );
}
