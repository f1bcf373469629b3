import { useState } from 'react';
import { listLayers, listStudents, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { tiers } from '../../../../model/homework';
import { changedClass, type ClassPlan, type Plan, type Reach } from '../plan/plan';

interface ClassReachProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly classes: readonly TaughtClassItem[];
  readonly subjectId: string;
  /** The sheet has items that only some layers get. */
  readonly isTiered: boolean;
}

/** Not whole classes: layers or students of them, and which layer's items they get. Folded until it is asked for. */
export function ClassReach({ plan, onPlan, classes, subjectId, isTiered }: ClassReachProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(isTiered);
  if (!isOpen) {
    return (
      <Button look="link" size="small" onClick={() => setOpen(true)}>
        {t('work.publish.some')}
      </Button>
    );
  }
  return plan.classes.map((one) => (
    <OneClass
      key={one.classId}
      one={one}
      name={classes.find(({ classId }) => classId === one.classId)?.className ?? ''}
      subjectId={subjectId}
      isTiered={isTiered}
      onChange={(changes) => onPlan(changedClass(plan, one.classId, changes))}
    />
  ));
}

interface OneClassProps {
  readonly one: ClassPlan;
  readonly name: string;
  readonly subjectId: string;
  readonly isTiered: boolean;
  readonly onChange: (changes: Partial<ClassPlan>) => void;
}

function OneClass({ one, name, subjectId, isTiered, onChange }: OneClassProps) {
  const t = useText();
  const say = (id: string) => t(id, { class: name });
  return (
    <Row wrap className="work-reach wide">
      <b>{name}</b>
      <select
        className="input natural within"
        aria-label={say('work.publish.reach')}
        value={one.reach}
        onChange={({ currentTarget }) => onChange({ reach: currentTarget.value as Reach })}
      >
        {(['all', 'layers', 'students'] as const).map((reach) => (
          <option key={reach} value={reach}>
            {say(`work.publish.reach.${reach}`)}
          </option>
        ))}
      </select>
      {isTiered && (
        <select
          className="input natural within"
          aria-label={say('work.publish.tier')}
          value={one.tier === null ? '' : String(one.tier)}
          onChange={({ currentTarget: { value } }) => onChange({ tier: value === '' ? null : (Number(value) as 0) })}
        >
          <option value="">{say('work.publish.tier.own')}</option>
          {tiers.map((tier, at) => (
            <option key={tier} value={at}>
              {say(`work.tier.${tier.toLowerCase()}`)}
            </option>
          ))}
        </select>
      )}
      {one.reach === 'layers' && <Layers one={one} subjectId={subjectId} onChange={onChange} />}
      {one.reach === 'students' && <Students one={one} onChange={onChange} />}
    </Row>
  );
}

const turnedIn = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

function Layers({ one, subjectId, onChange }: Pick<OneClassProps, 'one' | 'subjectId' | 'onChange'>) {
  const t = useText();
  const { data: found, error, again } = useAsked(listLayers, { classId: one.classId });
  if (!found)
    return error === undefined ? <Skeletons shape="text" count={1} /> : <ErrorState error={error} onRetry={again} />;
  const own = found.filter((layer) => layer.subjectId === subjectId);
  return (
    <Row align="stretch" wrap className="work-chips">
      {own.length === 0 && <span className="muted">{t('work.publish.noLayers')}</span>}
      {own.map(({ layerId, layerName, stuCount }) => (
        <Chip
          key={layerId}
          selected={one.layerIds.includes(layerId)}
          onClick={() => onChange({ layerIds: turnedIn(one.layerIds, layerId) })}
        >
          {t('work.publish.class', { class: layerName, count: stuCount })}
        </Chip>
      ))}
    </Row>
  );
}

function Students({ one, onChange }: Pick<OneClassProps, 'one' | 'onChange'>) {
  const { data: found, error, again } = useAsked(listStudents, { classId: one.classId });
  if (!found)
    return error === undefined ? <Skeletons shape="text" count={2} /> : <ErrorState error={error} onRetry={again} />;
  return (
    <Row align="stretch" wrap className="work-chips work-students pad-half scrolls-y">
      {found.map(({ userId, name }) => (
        <Chip
          key={userId}
          selected={one.personIds.includes(userId)}
          onClick={() => onChange({ personIds: turnedIn(one.personIds, userId) })}
        >
          {name}
        </Chip>
      ))}
    </Row>
  );
}
