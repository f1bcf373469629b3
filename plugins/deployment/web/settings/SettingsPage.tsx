import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { type FieldHandle, useForm } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { changeableSettings, changeSettings } from '../../api';
import { settingSections } from '../../model/settings/setting-kinds';
import { LatestChanges } from './LatestChanges';
import { LevelPath } from './LevelPath';
import { SettingField } from './SettingField';
import { type Data, initialOf, readVersion, storedValue, type Values } from './values/setting-values';
import { SettingsTabs } from './SettingsTabs';
import { Summary } from './Summary';

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
  return <SettingsForm key={key} data={data} />;
}

function SettingsForm({ data }: { readonly data: Data }) {
  const { settings, batches, place } = data;
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [isReviewing, setReviewing] = useState(false);
  const changedIn = (values: Values) =>
    settings.filter(({ name, value }) => storedValue(settings, name, values) !== value);
  const form = useForm<Values>({
    name: 'deployment.settings',
    initial: initialOf(settings),
    save: (values) => {
      const seen = JSON.parse(String(values['seen'])) as Readonly<Record<string, string | null>>;
      const changes = changedIn(values).map(({ name, inherited }) => {
        const value = storedValue(settings, name, values);
        return { name, changeId: seen[name] ?? null, value: value === inherited ? null : value };
      });
      const at =
        place.level === 'city'
          ? {}
          : place.schoolId === null
            ? { countyId: place.countyId! }
            : { schoolId: place.schoolId };
      return call(changeSettings, { ...at, reason: String(values['reason']), changes }, { quiet: true });
    },
    read: (version) => readVersion(settings, version),
    onSaved: () => {
      setReviewing(false);
      messages.show('deployment.change.saved', { tone: 'success' });
      void revalidate();
    },
  });
  const changed = changedIn(form.values);
  const sections = settingSections.filter((section) => settings.some((one) => one.section === section));
  return (
    <PageFrame title={t('deployment.settings.title')} note={t('deployment.change.note')}>
      <SettingsTabs current="settings" />
      <LevelPath {...data} />
      <Split side={300} until={1280} className="above-4">
        <Stack gap={4}>
          {sections.map((section) => (
            <Panel key={section} title={t(`deployment.change.section.${section}`)}>
              <Stack className="deployment-part pad-t-3 pad-x-4 pad-b-4" gap={4}>
                {settings
                  .filter((one) => one.section === section)
                  .map((one) => (
                    <SettingField
                      key={one.name}
                      setting={one}
                      place={place}
                      field={form.field(one.name)}
                      isChanged={changed.includes(one)}
                    />
                  ))}
              </Stack>
            </Panel>
          ))}
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
        <LatestChanges batches={batches} settings={settings} />
      </Split>
      {isReviewing && (
        <FormDialog
          title={t('deployment.change.review.title', { count: changed.length })}
          form={{ ...form, reset: () => undefined, holdsUnsaved: () => false }}
          onClose={() => setReviewing(false)}
          submit={t('deployment.change.save')}
          compare={settings.map(({ name }) => ({ name, label: t(`deployment.setting.${name}`) }))}
        >
          <Summary changed={changed} values={form.values} />
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
