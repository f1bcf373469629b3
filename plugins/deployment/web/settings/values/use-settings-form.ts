import { useEffect, useRef, useState } from 'react';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useServices } from 'edutech/core/web/hooks';
import { type ChangeableSetting, changeSettings } from '../../../api';
import { draftOf, type SettingDraft, withDraft } from './setting-draft';
import { type Data, initialOf, readVersion, storedValue, type Values } from './setting-values';

/** How long a device keeps a draft. Milliseconds. */
const keptFor = 30 * 86_400_000;

export interface SettingsForm {
  readonly form: Form<Values>;
  readonly changed: readonly ChangeableSetting[];
  /** When what is here was changed on an earlier visit, in milliseconds since 1970; null: it was not. */
  readonly draftedAt: number | null;
}

/** The settings of a place as a form. What is changed and not saved outlives the page, on this device and for its person. */
export function useSettingsForm({ place, settings }: Data, onSaved: () => void): SettingsForm {
  const call = useCall();
  const { storage, session } = useServices();
  const writer = session.user.peek()?.userId ?? '';
  const key = `journal.deployment.settings.${writer}.${place.schoolId ?? place.countyId ?? 'city'}`;
  const [found] = useState(() => storage.get<SettingDraft>(key));
  const [draft] = useState(() => found && withDraft(settings, found));
  const changedIn = (values: Values) =>
    settings.filter(({ name, value }) => storedValue(settings, name, values) !== value);
  const form = useForm<Values>({
    name: 'deployment.settings',
    initial: initialOf(settings),
    draft,
    save: (values) => {
      const seen = JSON.parse(String(values['seen'])) as Readonly<Record<string, string | null>>;
      const changes = changedIn(values).map(({ name, inherited }) => {
        const value = storedValue(settings, name, values);
        return { name, changeId: seen[name] ?? null, value: value === inherited ? null : value };
      });
      return call(changeSettings, { ...at(place), reason: String(values['reason']), changes }, { quiet: true });
    },
    read: (version) => readVersion(settings, version),
    onSaved: () => {
      storage.remove(key);
      onSaved();
    },
  });
  const { values } = form;
  const first = useRef(values);
  // Keeps each change as it is made
  useEffect(() => {
    if (values === first.current) return;
    const next = draftOf(settings, values, Date.now());
    if (next) storage.set(key, next, keptFor);
    else storage.remove(key);
  }, [settings, values, storage, key]);
  return { form, changed: changedIn(values), draftedAt: found?.at ?? null };
}

/** Where the settings are, as calls name it. */
const at = ({ level, countyId, schoolId }: Data['place']) =>
  level === 'city' ? {} : schoolId === null ? { countyId: countyId! } : { schoolId };
