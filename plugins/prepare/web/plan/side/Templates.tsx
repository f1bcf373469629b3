import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { addPlanTemplate, listPlanTemplates, type PlanTemplate, removePlanTemplate } from '../../../api';
import { usePlan } from '../plan-context';

/** Templates that the school has for the subject of the plan; the plan becomes one, one's own are removed. */
export function Templates({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { data } = usePlan();
  const { subjectId, subject } = data.plan;
  const asked = useAsked(listPlanTemplates, { subjectId }, { keeps: true });
  return (
    <SideDrawer title={t('prepare.templates')} onClose={onClose}>
      <Stack gap={4} className="form-body">
        <p className="note">{t('prepare.templates.note', { subject: <CityWords>{subject}</CityWords> })}</p>
        <AddTemplate onAdded={asked.again} />
        <ListStates
          loading={!asked.data && !asked.error}
          error={asked.error}
          onRetry={asked.again}
          count={asked.data?.length ?? 0}
          empty={{ title: t('prepare.templates.none') }}
        >
          <ul className="ruled-list">
            {asked.data?.map((one) => (
              <TemplateLine key={one.id} template={one} again={asked.again} />
            ))}
          </ul>
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}

function AddTemplate({ onAdded }: { readonly onAdded: () => void }) {
  const t = useText();
  const call = useCall();
  const { data, line } = usePlan();
  const [id, setId] = useState(() => newId());
  const form = useForm({
    name: 'prepare.template',
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'prepare.error.noTitle' } : {}),
    save: async ({ name }) => {
      await line.flush();
      await call(addPlanTemplate, { id, planId: data.plan.id, name }, { quiet: true });
    },
    onSaved: () => {
      setId(newId());
      form.set({ name: '' });
      onAdded();
    },
  });
  return (
    <Stack gap={2}>
      <TextField label={t('prepare.templates.name')} field={form.field('name')} maxLength={60} />
      <Button
        look="soft"
        size="small"
        className="at-start"
        busy={form.saving?.state === 'saving'}
        onClick={() => void form.submit()}
      >
        {t('prepare.templates.add')}
      </Button>
    </Stack>
  );
}

interface TemplateLineProps {
  readonly template: PlanTemplate;
  readonly again: () => void;
}

function TemplateLine({ template: { id, name, person, isOwn, madeAt }, again }: TemplateLineProps) {
  const t = useText();
  const call = useCall();
  const turn = async (isRemoved: boolean) => {
    await call(removePlanTemplate, { templateId: id, isRemoved });
    again();
  };
  const remove = useAct(() => turn(true), {
    done: () => ({ id: 'prepare.templates.removed', values: { name } }),
    undo: () => turn(false),
  });
  return (
    <Row as="li" className="pad-y-2">
      <span className="grow">
        <b className="block t-13">
          <CityWords>{name}</CityWords>
        </b>
        <small className="fine">
          <CityWords>{person}</CityWords> · <SaidMoment at={madeAt} />
        </small>
      </span>
      {isOwn && (
        <IconButton icon="Delete" label={t('prepare.templates.remove', { name })} onClick={() => void remove.run()} />
      )}
    </Row>
  );
}
