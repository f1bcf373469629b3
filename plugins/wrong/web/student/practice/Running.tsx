import { useState } from 'react';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useText } from 'edutech/core/web/hooks';
import { AnswerInput } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerInput';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { Tag } from 'edutech/core/ui/Tag';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { PracticeItem } from '../../../api/practice';
import { collectionAddress } from '../../shared/addresses';
import { Photos } from '../../shared/Asked';
import { mediaOf } from '../../shared/media-of';
import type { PracticeData } from '../load-collection';
import { practiceHints, usePracticeKeys } from './practice-keys';
import { type InPractice, usePractice } from './use-practice';
import { Why } from './Why';

const SimilarDrawer = onDemand(() => import('../list/SimilarDrawer').then((part) => part.SimilarDrawer));
const grades = [1, 2, 3, 4] as const;
const gradeInks = { 1: 'ink-late', 2: 'ink-due', 3: 'ink-brand', 4: 'ink-done' } as const;

interface RunningProps {
  readonly practice: PracticeData;
  /** Told while how an answer came out is read: the question stays, though nothing may be open behind it. */
  readonly onTells: (tells: boolean) => void;
}

/** One question of a practice at a time: why it is here, answering it, how that came out, and when it comes back. */
export function Running({ practice, onTells }: RunningProps) {
  const t = useText();
  const state = usePractice(practice, onTells);
  usePracticeKeys(state);
  const { item, told, revealed, busy } = state;
  const done = practice.items.filter(({ reviewed }) => reviewed).length;
  return (
    <PageFrame
      title={t('wrong.practice.title')}
      note={t('wrong.practice.progress', {
        at: Math.min(practice.items.length, done + (told ? 0 : 1)),
        all: practice.items.length,
      })}
      end={
        <>
          <Button look="quiet" to={collectionAddress}>
            {t('wrong.practice.leave')}
          </Button>
          <Button busy={busy} onClick={() => void state.end()}>
            {t('wrong.practice.end')}
          </Button>
        </>
      }
    >
      <div className="wrong-practice mid">
        <Steps items={practice.items} current={item.place} />
        <article className={`card wrong-asked hue-${subjectHue(item.subjectCode)}`} key={item.place}>
          <Row as="header" wrap rows={1} className="wrong-entry-head high ruled-below t-13">
            <span className="dot" aria-hidden="true" />
            <b>{item.subject}</b>
            <Tag>{t(item.body ? `wrong.type.${item.body.type}` : 'wrong.entry.picture')}</Tag>
            {item.isRepeated && <Tag tone="due">{t('wrong.practice.repeated')}</Tag>}
          </Row>
          <Why why={item.why} />
          <div className="wrong-asked-body breaks">
            <Question state={state} />
            <Key state={state} />
          </div>
        </article>
        <div className="wrong-practice-foot">
          {told ? (
            <Outcome state={state} />
          ) : revealed ? (
            <Rating state={state} />
          ) : (
            <Button look="primary" size="large" wide busy={busy} onClick={() => void state.check()}>
              {t(item.isMarked ? 'wrong.practice.check' : 'wrong.practice.reveal')}
            </Button>
          )}
        </div>
      </div>
      <KeyHints hints={practiceHints} />
    </PageFrame>
  );
}

/** One bar for each question: right, not yet, in hand, to come. */
function Steps({ items, current }: { readonly items: readonly PracticeItem[]; readonly current: number }) {
  const t = useText();
  const done = items.filter(({ reviewed }) => reviewed).length;
  return (
    <Row
      align="stretch"
      className="wrong-steps"
      role="progressbar"
      aria-label={t('wrong.practice.steps')}
      aria-valuemin={0}
      aria-valuemax={items.length}
      aria-valuenow={done}
    >
      {items.map(({ place, reviewed }) => (
        <i
          key={place}
          className={
            place === current && !reviewed
              ? 'wrong-step-now round sunk'
              : reviewed
                ? reviewed.isRight
                  ? 'wrong-step-right round sunk'
                  : 'wrong-step-wrong round sunk'
                : 'round sunk'
          }
        />
      ))}
    </Row>
  );
}

function Question({ state: { item, answers, setAnswer, told, revealed, busy } }: { readonly state: InPractice }) {
  const media = mediaOf(item.media);
  if (!item.body) return <Photos pictures={item.pictures} media={media} />;
  if (told) {
    const { verdicts } = told.reviewed;
    return (
      <AnswerView
        body={item.body}
        media={media}
        answers={told.reviewed.answers}
        {...(verdicts.length > 0 && { verdicts })}
        {...(told.key && { questionKey: told.key.key })}
      />
    );
  }
  return (
    <>
      <AnswerInput
        body={item.body}
        media={media}
        answers={answers}
        onAnswer={setAnswer}
        stage="junior"
        disabled={busy || revealed !== null}
      />
      <Photos pictures={item.pictures} media={media} />
    </>
  );
}

function Key({ state: { item, told, revealed } }: { readonly state: InPractice }) {
  const t = useText();
  if (!told && !revealed) return null;
  const key = told ? told.key : revealed!.key;
  return (
    <div className="above-3">
      {key && item.body ? (
        <KeyView body={item.body} questionKey={key.key} media={mediaOf(item.media, key.media)} />
      ) : (
        <p className="muted">{t('wrong.practice.noKey')}</p>
      )}
    </div>
  );
}

/** The four ratings, each with the day on which it brings the question back. */
function Rating({ state: { item, revealed, rate, busy } }: { readonly state: InPractice }) {
  const t = useText();
  return (
    <section className="wrong-rating" aria-labelledby="wrong-rating">
      <h2 id="wrong-rating">{t(item.isMarked ? 'wrong.practice.unread' : 'wrong.practice.rate')}</h2>
      <Grid columns={4} gap={2} className="wrong-grades">
        {grades.map((grade) => {
          const due = revealed?.dues.find((one) => one.grade === grade)?.due;
          return (
            <Stack
              as="button"
              justify="center"
              gap="half"
              key={grade}
              type="button"
              className="pad-y-2 pad-x-2 round paper ink pressable hovers wrong-grade"
              disabled={busy}
              onClick={() => void rate(grade)}
            >
              <b className={gradeInks[grade]}>{t(`wrong.grade.${grade}`)}</b>
              {due && (
                <span className="num soft t-12">
                  {t('wrong.grade.due', { day: new Date(`${due}T12:00:00+08:00`) })}
                </span>
              )}
              <kbd className="key">{grade}</kbd>
            </Stack>
          );
        })}
      </Grid>
    </section>
  );
}

function Outcome({ state: { item, told, next } }: { readonly state: InPractice }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { reviewed, repeats } = told!;
  const words = reviewed.verdicts.length === 0 ? 'rated' : reviewed.isRight ? 'right' : 'wrong';
  return (
    <Row
      justify="between"
      wrap
      gap={4}
      rows={2}
      className={reviewed.isRight ? 'wrong-outcome-right' : 'wrong-outcome-wrong'}
      role="status"
    >
      <Row as="p" wrap rows="half">
        <Icon name={reviewed.isRight ? 'Checkmark' : 'ArrowClockwise'} />
        <b className={reviewed.isRight ? 'ink-done' : undefined}>{t(`wrong.practice.${words}`)}</b>
        <span>
          {reviewed.due
            ? t(reviewed.counted ? 'wrong.practice.due' : 'wrong.practice.kept', {
                day: new Date(`${reviewed.due}T12:00:00+08:00`),
              })
            : t('wrong.practice.mastered')}
          {repeats && <> {t('wrong.practice.repeats')}</>}
        </span>
      </Row>
      <Row as="span" align="stretch" className="wrong-outcome-acts end">
        {!reviewed.isRight && item.body && (
          <Button size="large" icon="Copy" onClick={() => setIsOpen(true)}>
            {t('wrong.act.similar')}
          </Button>
        )}
        <Button look="primary" size="large" iconAfter="ChevronRight" onClick={next}>
          {t('wrong.practice.next')}
        </Button>
      </Row>
      {isOpen && <SimilarDrawer entry={item} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}
