import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { keepVersion, readVersion, type Version } from '../../../api';
import { planKinds } from '../../../model/plan/document';
import { contentOf, writeContent } from '../../../model/plan/shared-plan';
import { PlanReading } from '../text/PlanReading';
import { usePlan } from '../plan-context';
import { Templates } from './Templates';

/** Versions of the plan, the newest first: to be kept, read and brought back. */
export function History() {
  const t = useText();
  const { data } = usePlan();
  const mayAdd = useCan(['preparing_center_tea.plan_add']);
  const [isKeeping, setKeeping] = useState(false);
  const [hasTemplates, setTemplates] = useState(false);
  const [open, setOpen] = useState<Version | null>(null);
  return (
    <Stack gap={2} className="pad-3">
      <Row wrap rows={1}>
        <Button size="small" look="soft" onClick={() => setKeeping(true)}>
          {t('prepare.version.keep')}
        </Button>
        {mayAdd && (
          <Button size="small" look="quiet" onClick={() => setTemplates(true)}>
            {t('prepare.templates')}
          </Button>
        )}
      </Row>
      {data.versions.length === 0 && <p className="note">{t('prepare.version.none')}</p>}
      <ul className="ruled-list">
        {data.versions.map((version) => (
          <li key={version.id} className="pad-y-2">
            <Row>
              <Tag tone={version.kind === 'final' ? 'done' : version.kind === 'group' ? 'info' : 'plain'}>
                {t(`prepare.kind.${version.kind}`)}
              </Tag>
              <b className="grow clip1 t-13">
                <CityWords>{version.name}</CityWords>
              </b>
              <Button size="small" look="quiet" onClick={() => setOpen(version)}>
                {t('prepare.version.read')}
              </Button>
            </Row>
            <small className="fine">
              <CityWords>{version.person}</CityWords> · <SaidMoment at={version.createdAt} />
            </small>
          </li>
        ))}
      </ul>
      {hasTemplates && <Templates onClose={() => setTemplates(false)} />}
      {isKeeping && <KeepForm onClose={() => setKeeping(false)} />}
      {open && <VersionDrawer version={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

function KeepForm({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const { data, line, again } = usePlan();
  const [id] = useState(() => newId());
  const form = useForm({
    name: 'prepare.version',
    initial: { kind: data.plan.kind, name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'prepare.error.noTitle' } : {}),
    save: async ({ kind, name }) => {
      await line.flush();
      await call(keepVersion, { id, planId: data.plan.id, kind, name }, { quiet: true });
    },
    onSaved: () => {
      again();
      onClose();
    },
  });
  return (
    <FormDialog title={t('prepare.version.keep')} form={form} onClose={onClose}>
      <SelectField
        label={t('prepare.version.kind')}
        field={form.field('kind')}
        options={planKinds.map((value) => ({ value, label: t(`prepare.kind.${value}`) }))}
      />
      <TextField label={t('prepare.version.name')} field={form.field('name')} maxLength={60} required />
    </FormDialog>
  );
}

/** A version to be read, and to be brought back: as a change like any other, which is undone like any other. */
function VersionDrawer({ version, onClose }: { readonly version: Version; readonly onClose: () => void }) {
  const t = useText();
  const messages = useMessages();
  const { data, line } = usePlan();
  const asked = useAsked(readVersion, { planId: data.plan.id, versionId: version.id });
  const restore = () => {
    if (!asked.data) return;
    const before = contentOf(line.doc);
    writeContent(line.doc, asked.data.content);
    onClose();
    messages.show('prepare.version.restored', {
      tone: 'success',
      values: { name: version.name },
      milliseconds: 10_000,
      undo: () => writeContent(line.doc, before),
    });
  };
  return (
    <SideDrawer title={<CityWords>{version.name}</CityWords>} onClose={onClose}>
      <div className="form-body">
        <ListStates
          loading={!asked.data && !asked.error}
          error={asked.error}
          onRetry={asked.again}
          count={1}
          empty={{ title: '' }}
          skeleton="text"
        >
          {asked.data && <PlanReading content={asked.data.content} />}
        </ListStates>
      </div>
      <footer className="form-foot lined-top pad-t-3">
        <Button look="primary" icon="ArrowUndo" disabled={!asked.data} onClick={restore}>
          {t('prepare.version.restore')}
        </Button>
      </footer>
    </SideDrawer>
  );
}
