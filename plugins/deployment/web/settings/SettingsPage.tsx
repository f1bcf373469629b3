import { useState } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useMessages, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { changeableSettings } from '../../api';
import { findSettings } from '../../model/settings/setting-search';
import { LatestChanges } from './LatestChanges';
import { PortalPreview } from './PortalPreview';
import { SectionChips } from './SectionChips';
import { sectionsOf } from './values/sections';
import { LevelPath } from './LevelPath';
import { SettingSearch } from './SettingSearch';
import { SettingSections } from './fields/SettingSections';
import { SettingsTabs } from './SettingsTabs';
import { Summary } from './Summary';
import type { Data } from './values/setting-values';
import { useSettingsForm } from './values/use-settings-form';
import { useValueText } from './values/use-value-text';

/** Of the county or the school in the address, else of the reader's own level. */
export const loader: Loader<Data> = ({ call, url }) => {
  const [countyId, schoolId] = ['county', 'school'].map((name) => url.searchParams.get(name) ?? undefined);
  return call(changeableSettings, { ...(countyId && { countyId }), ...(schoolId && { schoolId }) });
};

/** Settings that hold at once, at one level: by section, with where each comes from; changes are looked over before they are saved. */
export function Page() {
  const data = useLoaderData<Data>();
  // what was read anew begins anew: no value of an earlier version stays typed
  const { countyId, schoolId } = data.place;
  const key = [countyId, schoolId, ...data.settings.map(({ changeId }) => changeId)].join();
  return <Settings key={key} data={data} />;
}

function Settings({ data }: { readonly data: Data }) {
  const { settings, batches, place } = data;
  const t = useText();
  const said = useValueText();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [isReviewing, setReviewing] = useState(false);
  const [typed, setTyped] = useState('');
  const sections = sectionsOf(settings);
  const wanted = new URLSearchParams(useLocation().search).get('section');
  // a search looks through all of them
  const section = typed.trim() ? null : (sections.find((one) => one === wanted) ?? sections[0] ?? null);
  const { form, changed, draftedAt } = useSettingsForm(data, () => {
    setReviewing(false);
    messages.show('deployment.change.saved', { tone: 'success' });
    void revalidate();
  });
  const { found, nearest } = findSettings(
    settings.map((one) => ({
      name: one.name,
      words: [t(`deployment.setting.${one.name}`), one.meaning, said(one, one.value)],
    })),
    typed,
  );
  return (
    <PageFrame title={t('deployment.settings.title')} note={t('deployment.change.note')}>
      <SettingsTabs current="settings" />
      <Row wrap justify="between" className="above-2">
        <LevelPath {...data} />
        <SettingSearch typed={typed} onType={setTyped} nearest={nearest} />
      </Row>
      {draftedAt !== null && changed.length > 0 && (
        <p className="above-2 ground round pad-2 size-13" role="status">
          {t('deployment.change.draft', { time: <SaidMoment key="time" at={new Date(draftedAt)} /> })}
        </p>
      )}
      <Split side={300} until={1280} className="above-4">
        <Stack gap={4}>
          <SectionChips sections={sections} current={section} place={place} changed={changed} />
          <SettingSections
            settings={settings.filter((one) => (section ? one.section === section : found.includes(one.name)))}
            place={place}
            form={form}
            changed={changed}
          />
          {changed.length > 0 && (
            <Row wrap justify="end" className="deployment-save-bar paper pad-3 round-card" role="status">
              <b className="fill">{t('deployment.change.count', { count: changed.length })}</b>
              <Button onClick={form.reset}>{t('deployment.change.discard')}</Button>
              <Button look="primary" onClick={() => setReviewing(true)}>
                {t('deployment.change.review')}
              </Button>
            </Row>
          )}
        </Stack>
        <Stack gap={4}>
          {section === 'portal' && <PortalPreview values={form.values} />}
          <LatestChanges batches={batches} settings={settings} />
        </Stack>
      </Split>
      {isReviewing && (
        <FormDialog
          title={t('deployment.change.review.title', { count: changed.length })}
          form={{ ...form, reset: () => undefined, holdsUnsaved: () => false }}
          onClose={() => setReviewing(false)}
          submit={t('deployment.change.save')}
          compare={settings.map(({ name }) => ({ name, label: t(`deployment.setting.${name}`) }))}
        >
          <Summary changed={changed} form={form} />
          <TextField
            label={t('deployment.change.reason')}
            hint={t('deployment.change.reason.hint')}
            field={form.field('reason') as FieldHandle<string>}
            maxLength={200}
          />
        </FormDialog>
      )}
    </PageFrame>
  );
}
