import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { AppError } from 'edutech/core/common/errors';
import { wrongFieldsIn } from 'edutech/core/common/wire/edit-conflict';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { isOverlaid } from 'edutech/core/ui/keys/page-keys';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useMessages, useNavigation, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Row } from 'edutech/core/ui/layout/Row';
import { publishHomework, withdrawAssignments } from '../../../api';
import { isTiered } from '../../../model/sheet/sheet-values';
import { workListAddress } from '../../shared/addresses';
import { valuesOf } from '../compose/load-compose';
import { ClassReach } from './ClassReach';
import { LoadBox } from './load/LoadBox';
import type { PublishData } from './load-publish';
import { newPlan, type Plan, problemOf, targetsOf, turned } from './plan';
import { RuleFields } from './RuleFields';
import { TimeFields } from './TimeFields';

/** How long a publication can be taken back. */
const takeBackMilliseconds = 60_000;

interface PublishFormProps {
  readonly data: PublishData;
  /** Leaves items out of the sheet; absent where it can no longer be changed. */
  readonly onShorten?: (itemIds: readonly string[]) => Promise<unknown>;
  readonly onDone: () => void;
}

/** Who gets homework, from when to when, under which rules, and what their day comes to with it. */
export function PublishForm({ data, onShorten, onDone }: PublishFormProps) {
  const t = useText();
  const [plan, setPlan] = useState<Plan>(() => newPlan(data.now));
  const [needs, setNeeds] = useState<ReadonlySet<string>>(new Set());
  const { publish, isBusy, problem } = usePublishing(data, plan, needs, onDone);
  const { homework, classes, holders } = data;
  const mayOthers = useCan(['homework_tea.publish_other_classes']);
  const open = classes.filter(({ classId }) => !holders.includes(classId));
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
        <Stack as="p" gap={0}>
          <b className="t-head breaks">{homework.title}</b>
          <span className="muted num">
            {t('work.publish.what', {
              questions: homework.items.length,
              points: homework.points,
              minutes: homework.minutes,
            })}
          </span>
        </Stack>
        <ClassFields data={data} open={open} plan={plan} onPlan={setPlan} />
        <TimeFields plan={plan} onPlan={setPlan} classes={open} />
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

interface ClassFieldsProps {
  readonly data: PublishData;
  /** Classes that do not have it yet. */
  readonly open: PublishData['classes'];
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** To which classes it goes, and to which students of them. */
function ClassFields({ data: { homework, classes, holders }, open, plan, onPlan }: ClassFieldsProps) {
  const t = useText();
  return (
    <fieldset className="work-field shrink">
      <legend className="below-2">{t('work.publish.to')}</legend>
      <Row align="stretch" wrap className="work-chips">
        {open.map(({ classId, className, stuCount }) => (
          <Chip
            key={classId}
            selected={plan.classes.some((one) => one.classId === classId)}
            onClick={() => onPlan(turned(plan, classId))}
          >
            {t('work.publish.class', { class: className, count: stuCount })}
          </Chip>
        ))}
      </Row>
      {holders.length > 0 && (
        <p className="muted t-12">
          {t('work.publish.have', {
            classes: classes
              .filter(({ classId }) => holders.includes(classId))
              .map(({ className }) => className)
              .join('、'),
          })}
        </p>
      )}
      {plan.classes.length > 0 && (
        <ClassReach
          plan={plan}
          onPlan={onPlan}
          classes={open}
          subjectId={homework.subjectId}
          isTiered={isTiered(valuesOf(homework).items)}
        />
      )}
    </fieldset>
  );
}

/** Publishes, says so, and takes it back for a minute. What is wrong is said in the foot. */
function usePublishing(data: PublishData, plan: Plan, needs: ReadonlySet<string>, onDone: () => void) {
  const call = useCall();
  const messages = useMessages();
  const navigation = useNavigation();
  // What was wrong is said until the plan is another one
  const [failed, setFailed] = useState<{ readonly plan: Plan; readonly error: unknown } | null>(null);
  const act = useAct(
    async (now: Date) => {
      const { release, rounds, aiRule, counts, reason } = plan;
      const done = await call(
        publishHomework,
        {
          homeworkId: data.homework.homeworkId,
          targets: targetsOf(plan, now),
          release,
          rounds,
          aiRule,
          counts,
          reason: reason.trim(),
        },
        { quiet: true },
      ).catch((error: unknown) => setFailed({ plan, error }));
      if (done) told(done);
    },
    { changes: false },
  );
  const told = ({ assignmentIds, students }: OutputOf<typeof publishHomework>) => {
    messages.show('work.done.published', {
      tone: 'success',
      values: { classes: assignmentIds.length, students },
      milliseconds: takeBackMilliseconds,
      undo: () =>
        void call(withdrawAssignments, { assignmentIds }).then(
          () => {
            messages.show('work.done.takenBack', { tone: 'success' });
            // who still looks at the list sees it among his drafts
            if (navigation.path().startsWith(workListAddress)) navigation.go(`${workListAddress}?tab=draft`);
          },
          () => undefined, // the call has shown the error
        ),
    });
    onDone();
  };
  const publish = async () => {
    if (act.isBusy) return;
    const now = new Date();
    const wrong =
      problemOf(plan, now) ?? (needs.size > 0 && plan.reason.trim() === '' ? 'work.publish.chooseWay' : null);
    if (wrong) return setFailed({ plan, error: new AppError(wrong) });
    setFailed(null);
    await act.run(now);
  };
  return {
    publish,
    isBusy: act.isBusy,
    problem: failed?.plan === plan ? <Problem error={failed.error} /> : null,
  };
}

/** What is wrong: of a class's field its own sentence, else the error's. */
function Problem({ error }: { readonly error: unknown }) {
  const intl = useIntl();
  const t = useText();
  const [field] = error instanceof AppError ? wrongFieldsIn(error) : [];
  if (field?.key && field.key in intl.messages) return t(field.key, field.params);
  return <ErrorText error={error} />;
}
