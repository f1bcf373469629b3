import type { OutputOf } from 'edutech/core/common/endpoint';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Chip } from 'edutech/core/ui/Chip';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { countWrong, type weakWords } from '../../../api';
import type { Word } from '../../../api/records';
import { heatDays } from '../../../model/practice/weakness';
import type { Assigning } from './use-assigning';

const repeats = ['1', '2', '3'] as const;
const rates = ['0.7', '1', '1.2'] as const;
const passes = ['60', '80', '100'] as const;

interface AssignFieldsProps {
  readonly state: Assigning;
  readonly words: readonly Word[];
  readonly classes: OutputOf<typeof weakWords>['classes'];
  /** Only to whom and when: homework that is assigned already. */
  readonly isShort?: boolean;
}

/** How words are practised and read aloud, what passes, to whom and when. */
export function AssignFields({ state, words, classes, isShort = false }: AssignFieldsProps) {
  const t = useText();
  const { values, set } = state;
  return (
    <>
      {!isShort && <Ways state={state} />}
      <Stack as="fieldset" gap={2}>
        <legend className="t-strong below-1">{t('dictionary.assign.to')}</legend>
        <Row wrap>
          {classes.map(({ classId, className }) => {
            const isOn = values.classIds.includes(classId);
            return (
              <Chip
                key={classId}
                selected={isOn}
                onClick={() =>
                  set({
                    classIds: isOn ? values.classIds.filter((id) => id !== classId) : [...values.classIds, classId],
                  })
                }
              >
                <CityWords>{className}</CityWords>
              </Chip>
            );
          })}
        </Row>
        {classes.length === 0 && <p className="note">{t('dictionary.assign.noClasses')}</p>}
        {!isShort && <OnlyWrong state={state} words={words} />}
      </Stack>
      <MomentField
        label={t('dictionary.assign.opens')}
        hint={t('dictionary.assign.opens.hint')}
        value={values.opensAt}
        onChange={(opensAt) => set({ opensAt })}
      />
      <MomentField
        label={t('dictionary.assign.due')}
        value={values.dueAt}
        required
        onChange={(dueAt) => set({ dueAt })}
      />
    </>
  );
}

/** Homework for those alone who got some of the words wrong, each with the own ones; it says how many they are. */
function OnlyWrong({ state, words }: Pick<AssignFieldsProps, 'state' | 'words'>) {
  const t = useText();
  const { values, set } = state;
  const { classIds, onlyWrong } = values;
  const wordIds = words.map(({ wordId }) => wordId);
  const isReady = classIds.length > 0 && wordIds.length > 0;
  const { data } = useAsked(countWrong, isReady ? { classIds: [...classIds], wordIds } : null, {
    keeps: true,
    pause: 300,
  });
  return (
    <>
      <Row>
        <Chip selected={onlyWrong} onClick={() => set({ onlyWrong: !onlyWrong })}>
          {t('dictionary.assign.onlyWrong', { count: data?.students ?? -1 })}
        </Chip>
      </Row>
      {onlyWrong && <p className="note">{t('dictionary.assign.onlyWrong.hint', { days: heatDays })}</p>}
    </>
  );
}

/** Ways of practising, the voice, the rule of passing, paper. */
function Ways({ state }: { readonly state: Assigning }) {
  const t = useText();
  const { values, modes, offered, set } = state;
  const choices = [
    {
      id: 'repeats',
      of: repeats,
      value: String(values.repeats),
      change: (one: string) => set({ repeats: Number(one) }),
    },
    { id: 'rate', of: rates, value: String(values.rate), change: (one: string) => set({ rate: Number(one) }) },
    {
      id: 'pass',
      of: passes,
      value: String(values.passPercent),
      change: (one: string) => set({ passPercent: Number(one) }),
    },
  ] as const;
  return (
    <>
      <Stack as="fieldset" gap={2}>
        <legend className="t-strong below-1">{t('dictionary.assign.modes')}</legend>
        <Row wrap>
          {offered.map((mode) => {
            const isOn = modes.includes(mode);
            const next = isOn ? modes.filter((one) => one !== mode) : [...modes, mode];
            return (
              <Chip key={mode} selected={isOn} onClick={() => set({ modes: next })}>
                {t(`dictionary.mode.${mode}`)}
              </Chip>
            );
          })}
        </Row>
      </Stack>
      <Stack gap={2}>
        <span className="t-strong">{t('dictionary.assign.voice')}</span>
        {choices.map(({ id, of, value, change }) => (
          <Row key={id} justify="between" wrap>
            <span>{t(`dictionary.assign.${id}`)}</span>
            <Segmented
              label={t(`dictionary.assign.${id}`)}
              value={value}
              onChange={change}
              options={of.map((one) => ({
                value: one,
                label: t(`dictionary.assign.${id}.value`, { value: Number(one) }),
              }))}
            />
          </Row>
        ))}
        <Row as="label" justify="between">
          <span>{t('dictionary.assign.gap')}</span>
          <Row inline gap={2}>
            <input
              type="range"
              min={2}
              max={20}
              value={values.gapSeconds}
              onChange={(event) => set({ gapSeconds: Number(event.currentTarget.value) })}
            />
            <b className="num nowrap">{t('dictionary.assign.seconds', { count: values.gapSeconds })}</b>
          </Row>
        </Row>
        <Row as="label" justify="between" className="pressable">
          <span>{t('dictionary.assign.paper')}</span>
          <input
            type="checkbox"
            checked={values.takesPaper}
            onChange={(event) => set({ takesPaper: event.currentTarget.checked })}
          />
        </Row>
      </Stack>
    </>
  );
}
