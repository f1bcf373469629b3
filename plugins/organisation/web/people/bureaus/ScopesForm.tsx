import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { SelectField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type AdministeredPlace, type PersonDetail, type Scope, setScopes } from '../../../api';
import { optionsOf, stageOptions } from '../../lists/stages';

interface ScopesFormProps {
  readonly person: PersonDetail;
  readonly post: PersonDetail['posts'][number];
  readonly place: AdministeredPlace;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface Values {
  readonly scopes: readonly Scope[];
  readonly version: number;
}

/** What an auditor reviews: rows that each say where, which stage, which subject; all that a row names must hold. */
export function ScopesForm({ person, post, place, onClose, onSaved }: ScopesFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const words = useScopeWords(place);
  const before = post.scopes;
  // a county's auditor reviews in his county
  const county = post.countyId ?? (place.reach === 'county' ? (place.counties[0]?.id ?? null) : null);
  const write = (scopes: readonly Scope[], version: number) =>
    call(setScopes, { postId: post.id, scopes: [...scopes], version }, { quiet: true });
  const form = useForm<Values>({
    name: 'organisation.scopes',
    initial: { scopes: before, version: post.scopesVersion },
    save: ({ scopes, version }) => write(scopes, version),
    onSaved: ({ version }) => {
      say('organisation.saved', { name: person.name }, async () => {
        await write(before, version + 1);
        onSaved();
      });
      onSaved();
      onClose();
    },
  });
  const { scopes } = form.values;
  const set = (next: readonly Scope[]) => form.set({ scopes: next });
  const error = form.field('scopes').error;
  return (
    <FormDialog
      title={t('organisation.bureaus.scopes')}
      form={form}
      onClose={onClose}
      compare={[
        {
          name: 'scopes',
          label: t('organisation.bureaus.scopes'),
          show: (rows: readonly Scope[]) => words(rows) || '–',
        },
      ]}
    >
      <p className="note">{t('organisation.bureaus.scopesNote')}</p>
      {error?.key && (
        <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
          {t(error.key)}
        </p>
      )}
      {scopes.map((scope, at) => (
        <ScopeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and keep their order
          key={at}
          number={at + 1}
          scope={scope}
          county={county}
          place={place}
          onChange={(next) => set(scopes.map((one, other) => (other === at ? next : one)))}
          onRemove={() => set(scopes.filter((_, other) => other !== at))}
        />
      ))}
      <Button
        className="at-start"
        size="small"
        icon="Add"
        onClick={() => set([...scopes, { countyId: county, schoolId: null, stage: null, subjectId: null }])}
      >
        {t('organisation.bureaus.addScope')}
      </Button>
    </FormDialog>
  );
}

interface ScopeRowProps {
  readonly number: number;
  readonly scope: Scope;
  /** The only county that may be named; null: any, and the whole city. */
  readonly county: string | null;
  readonly place: AdministeredPlace;
  readonly onChange: (scope: Scope) => void;
  readonly onRemove: () => void;
}

function ScopeRow({ number, scope, county, place, onChange, onRemove }: ScopeRowProps) {
  const t = useText();
  const field = (name: string, value: string | null, change: (value: string) => void) => ({
    name: `${name}-${number}`,
    value: value ?? '',
    onChange: change,
    error: undefined,
    disabled: false,
  });
  const school = place.schools.find(({ id }) => id === scope.schoolId);
  const where = scope.countyId ?? school?.countyId ?? null;
  const schools = place.schools.filter(({ countyId }) => countyId === where);
  return (
    <Stack
      as="fieldset"
      gap={2}
      className="organisation-scope pad-3 framed round-card"
      aria-label={t('organisation.bureaus.scopeOf', { number })}
    >
      <div className="form-pair">
        <SelectField
          label={t('organisation.bureaus.where')}
          field={field('county', where, (id) => onChange({ ...scope, countyId: id || null, schoolId: null }))}
          options={optionsOf(county ? place.counties.filter(({ id }) => id === county) : place.counties)}
          {...(!county && { none: t('organisation.bureaus.wholeCity') })}
        />
        <SelectField
          label={t('organisation.people.school')}
          field={field('school', scope.schoolId, (id) =>
            onChange({ ...scope, schoolId: id || null, countyId: id ? null : where }),
          )}
          options={optionsOf(schools)}
          none={t('organisation.allSchools')}
        />
      </div>
      <div className="form-pair">
        <SelectField
          label={t('organisation.bureaus.stage')}
          field={field('stage', scope.stage, (stage) =>
            onChange({ ...scope, stage: (stage || null) as Scope['stage'] }),
          )}
          options={stageOptions(t)}
          none={t('organisation.bureaus.allStages')}
        />
        <SelectField
          label={t('organisation.people.subject')}
          field={field('subject', scope.subjectId, (id) => onChange({ ...scope, subjectId: id || null }))}
          options={optionsOf(place.subjects)}
          none={t('organisation.bureaus.allSubjects')}
        />
      </div>
      <Button look="link" size="small" onClick={onRemove}>
        {t('organisation.bureaus.removeScope', { number })}
      </Button>
    </Stack>
  );
}

/** Rows of a scope in one line: 临江区 · 初中 · 数学；全市. */
export function useScopeWords(place: AdministeredPlace) {
  const intl = useIntl();
  const t = useText();
  const nameIn = (things: readonly { id: string; name: string }[], id: string | null) =>
    things.find((one) => one.id === id)?.name;
  const words = ({ countyId, schoolId, stage, subjectId }: Scope): string =>
    [
      nameIn(place.schools, schoolId) ?? nameIn(place.counties, countyId) ?? t('organisation.bureaus.wholeCity'),
      stage && t(`organisation.stage.${stage}`),
      nameIn(place.subjects, subjectId),
    ]
      .filter(Boolean)
      .join(' · ');
  return (scopes: readonly Scope[]): string => scopes.map(words).join(intl.locale === 'en' ? '; ' : '；');
}
