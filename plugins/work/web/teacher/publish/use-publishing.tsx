import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { AppError } from 'edutech/core/common/errors';
import { wrongFieldsIn } from 'edutech/core/common/wire/edit-conflict';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useMessages, useNavigation, useText } from 'edutech/core/web/hooks';
import { publishHomework, withdrawAssignments } from '../../../api';
import { workListAddress } from '../../shared/addresses';
import type { PublishData } from './load-publish';
import { type Plan, problemOf, targetsOf } from './plan/plan';

/** How long a publication can be taken back. */
const takeBackMilliseconds = 60_000;

interface Publishing {
  readonly data: PublishData;
  readonly plan: Plan;
  /** Classes whose day is too full as long as nobody says why. */
  readonly needs: ReadonlySet<string>;
  /** Saves what was written in the form; answers whether the server has it. */
  readonly save: () => Promise<boolean>;
  readonly onDone: () => void;
}

/** Publishes, says so, and takes it back for a minute. What is wrong is said in the foot. */
export function usePublishing({ data, plan, needs, save, onDone }: Publishing) {
  const call = useCall();
  const messages = useMessages();
  const navigation = useNavigation();
  // What was wrong is said until the plan is another one
  const [failed, setFailed] = useState<{ readonly plan: Plan; readonly error: unknown } | null>(null);
  const act = useAct(
    async (now: Date) => {
      const { release, rounds, aiRule, counts, asks, reason, tellsGuardians } = plan;
      if (!(await save())) return setFailed({ plan, error: new AppError('work.publish.titleNotSaved') });
      const done = await call(
        publishHomework,
        {
          homeworkId: data.homework.homeworkId,
          targets: targetsOf(plan, now),
          release,
          rounds,
          aiRule,
          counts,
          asks,
          reason: reason.trim(),
          tellsGuardians: tellsGuardians === true,
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
