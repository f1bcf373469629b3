import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { isOverlaid } from 'edutech/core/ui/keys/page-keys';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useProposedTitle } from '../../shared/use-proposed-title';
import { ClassFields } from './fields/ClassFields';
import { RuleFields } from './fields/RuleFields';
import { TimeFields } from './fields/TimeFields';
import { LoadBox } from './load/LoadBox';
import type { PublishData } from './load-publish';
import { chosenPreset, presetsOf, withPreset } from './plan/deadline-presets';
import { type Plan, planFor } from './plan/plan';
import { usePublishing } from './use-publishing';

interface PublishFormProps {
  readonly data: PublishData;
  /** What was chosen when it was open before, and where that is kept. */
  readonly kept?: RefObject<Plan | null>;
  /** Saves another title; answers whether the server has it. Absent where it can no longer be changed. */
  readonly onTitle?: (title: string) => Promise<boolean>;
  /** Leaves items out of the sheet; absent where it can no longer be changed. */
  readonly onShorten?: (itemIds: readonly string[]) => Promise<unknown>;
  readonly onDone: () => void;
}

/** Who gets homework, from when to when, under which rules, and what their day comes to with it. */
export function PublishForm({ data, kept, onTitle, onShorten, onDone }: PublishFormProps) {
  const t = useText();
  const { homework, classes, holders, now } = data;
  const open = classes.filter(({ classId }) => !holders.includes(classId));
  const [plan, setPlan] = usePlan(data, open, kept);
  const titling = useTitle(data, onTitle);
  const [needs, setNeeds] = useState<ReadonlySet<string>>(new Set());
  const { publish, isBusy, problem } = usePublishing({ data, plan, needs, save: titling.save, onDone });
  const mayOthers = useCan(['homework_tea.publish_other_classes']);
  const presets = presetsOf(
    now,
    plan.classes.map(({ classId }) => classId),
    data.lessons,
  );
  const students = classes
    .filter(({ classId }) => plan.classes.some((one) => one.classId === classId && one.reach === 'all'))
    .reduce((sum, { stuCount }) => sum + stuCount, 0);
  const named = plan.classes.reduce((sum, one) => sum + (one.reach === 'students' ? one.personIds.length : 0), 0);
  const mayPublish = open.length > 0 && (holders.length === 0 || mayOthers);
  const form = usePublishKey(() => void publish(), mayPublish);
  if (!mayPublish) {
    return (
      <EmptyState
        picture="box"
        title={t(classes.length === 0 ? 'work.publish.noneTaught' : 'work.publish.allHaveIt')}
        text={t('work.publish.noneTaught.text')}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void publish();
  };
  return (
    <form ref={form} className="form work-publish" onSubmit={submit} noValidate>
      <div className="form-body work-publish-body packed">
        <Stack gap={1}>
          {onTitle ? (
            <input
              className="input wide strong"
              value={titling.title}
              maxLength={100}
              placeholder={titling.proposed}
              aria-label={t('work.desk.title')}
              onChange={({ currentTarget }) => titling.setTitle(currentTarget.value)}
            />
          ) : (
            <b className="t-head breaks">{homework.title}</b>
          )}
          <span className="muted num t-13">
            {t('work.publish.what', {
              questions: homework.items.length,
              points: homework.points,
              minutes: homework.minutes,
            })}
          </span>
        </Stack>
        <ClassFields data={data} open={open} plan={plan} onPlan={setPlan} />
        <TimeFields plan={plan} onPlan={setPlan} classes={open} presets={presets} now={now} />
        {plan.classes.length > 0 && (
          <LoadBox
            data={data}
            plan={plan}
            onPlan={setPlan}
            onShorten={onShorten}
            onNeed={(classId, isOpen) =>
              setNeeds((before) => {
                if (before.has(classId) === isOpen) return before;
                const next = new Set(before);
                if (isOpen) next.add(classId);
                else next.delete(classId);
                return next;
              })
            }
          />
        )}
        <RuleFields plan={plan} onPlan={setPlan} />
      </div>
      <footer className="form-foot work-publish-foot pad-t-3 lined-top">
        <span
          className={problem === null ? 'soft num' : 'work-publish-problem'}
          role={problem === null ? undefined : 'alert'}
        >
          {problem ?? t('work.publish.sum', { classes: plan.classes.length, students: students + named })}
        </span>
        <Button look="primary" size="large" icon="Send" type="submit" busy={isBusy}>
          {t('work.act.publish')}
          <kbd className="key work-key">Ctrl</kbd>
          <kbd className="key work-key">↵</kbd>
        </Button>
      </footer>
    </form>
  );
}

/** The plan: what was chosen before, else the usual one: for all classes of its grade or subject, where nobody has it yet. */
function usePlan(
  { homework, holders, lessons, tellsGuardians, now }: PublishData,
  open: PublishData['classes'],
  kept: PublishFormProps['kept'],
): [Plan, (plan: Plan) => void] {
  const [plan, setPlan] = useState<Plan>(() => {
    const before = kept?.current;
    const offered = new Set(open.map(({ classId }) => classId));
    if (before?.classes.every(({ classId }) => offered.has(classId))) return before;
    const ofGrade = open.filter(({ gradeId }) => gradeId === homework.gradeId);
    const usual = holders.length > 0 ? [] : ofGrade.length > 0 ? ofGrade : open;
    const first = planFor(
      usual.map(({ classId }) => classId),
      now,
    );
    return { ...first, tellsGuardians };
  });
  const change = (next: Plan) => {
    const before = chosenPreset(plan, presetsOf(now, idsOf(plan), lessons));
    const same = presetsOf(now, idsOf(next), lessons).find(({ id }) => id === before?.id);
    // a class that joins gets the deadline before its own lesson too
    const isJoined = before?.id === 'lesson' && same && next.classes.length > plan.classes.length;
    const after = isJoined ? withPreset(next, same) : next;
    setPlan(after);
    if (kept) kept.current = after;
  };
  return [plan, change];
}

const idsOf = (plan: Plan) => plan.classes.map(({ classId }) => classId);

/** The title as it is written here: one that is left empty is the proposed one. */
function useTitle({ homework, classes, chapter }: PublishData, onTitle: PublishFormProps['onTitle']) {
  const propose = useProposedTitle();
  const proposed = propose(classes[0]?.subjectName ?? '', chapter);
  const [title, setTitle] = useState(homework.title || proposed);
  const wanted = title.trim() || proposed;
  return {
    title,
    setTitle,
    proposed,
    save: async () => !onTitle || wanted === homework.title || onTitle(wanted),
  };
}

/** Ctrl and Enter publish: heard in the whole drawer, whose way out has the focus at first. */
function usePublishKey(publish: () => void, mayPublish: boolean) {
  const form = useRef<HTMLFormElement>(null);
  // beside the form it opens links in new tabs
  const send = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
    const place = form.current?.closest('.work-publish-drawer') ?? form.current;
    const isHere = target === document.body || place?.contains(target as Node) === true;
    const isCalled =
      key === 'Enter' && (ctrlKey || metaKey) && isHere && mayPublish && !isOverlaid('.work-publish-drawer');
    if (isCalled) publish();
    return isCalled;
  };
  usePageKeys(send, { commands: true });
  return form;
}
