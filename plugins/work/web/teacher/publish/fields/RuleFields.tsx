import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { routes as coach } from 'edutech/plugins/coach/routes';
import { aiRules } from '../../../../model/homework';
import { lateDays, type Plan } from '../plan/plan';

interface RuleFieldsProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

const releases = [0, 1, 2, 3] as const;
const rounds = [0, 1, 2, 3] as const;

/** When answers are shown, what is taken late, what artificial intelligence may do, how often it is set right, and who is told. */
export function RuleFields({ plan, onPlan }: RuleFieldsProps) {
  const t = useText();
  const hasCoaching = coach.list.ifOn(useDeployment()) !== undefined;
  const choices = [
    {
      id: 'release',
      value: plan.release,
      options: releases.map((value) => ({ value, label: t(`work.publish.release.${value}`) })),
      set: (value: string) => ({ release: Number(value) as Plan['release'] }),
    },
    {
      id: 'late',
      value: plan.lateDays,
      options: lateDays.map((value) => ({ value, label: t('work.publish.late.days', { days: value }) })),
      set: (value: string) => ({ lateDays: Number(value) }),
    },
    {
      id: 'aiRule',
      value: plan.aiRule,
      options: aiRules.map((value) => ({ value, label: t(`work.publish.aiRule.${value}`) })),
      set: (value: string) => ({ aiRule: value as Plan['aiRule'] }),
    },
    {
      id: 'rounds',
      value: plan.rounds,
      options: rounds.map((value) => ({ value, label: t('work.publish.rounds.times', { times: value }) })),
      set: (value: string) => ({ rounds: Number(value) }),
    },
  ];
  return (
    <>
      <div className="work-rules wide">
        {choices.map(({ id, value, options, set }) => (
          <Stack as="label" justify="start" gap={2} key={id} className="work-field shrink">
            <span>{t(`work.publish.${id}`)}</span>
            <select
              className="input"
              value={String(value)}
              onChange={({ currentTarget }) => onPlan({ ...plan, ...set(currentTarget.value) })}
            >
              {options.map((option) => (
                <option key={option.value} value={String(option.value)}>
                  {option.label}
                </option>
              ))}
            </select>
          </Stack>
        ))}
      </div>
      <Row as="label" inline className="work-tick t-13">
        <input
          type="checkbox"
          checked={plan.counts}
          onChange={({ currentTarget }) => onPlan({ ...plan, counts: currentTarget.checked })}
        />
        {t('work.publish.counts')}
      </Row>
      {hasCoaching && (
        <Row as="label" inline className="work-tick t-13">
          <input
            type="checkbox"
            checked={plan.asks}
            onChange={({ currentTarget }) => onPlan({ ...plan, asks: currentTarget.checked })}
          />
          {t('work.publish.asks')}
        </Row>
      )}
      {plan.tellsGuardians !== null && (
        <Row as="label" inline className="work-tick t-13">
          <input
            type="checkbox"
            checked={plan.tellsGuardians}
            onChange={({ currentTarget }) => onPlan({ ...plan, tellsGuardians: currentTarget.checked })}
          />
          {t('work.publish.tellsGuardians')}
        </Row>
      )}
    </>
  );
}
