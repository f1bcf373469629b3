import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { NumberField, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { Split } from 'edutech/core/ui/layout/Split';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { clearSource, readSource, saveSource, type SourceSetUp } from '../../api';
import { routes } from '../../routes';
import { SetUpForm } from '../../kit/ui/trial/SetUpForm';
import { SourceTrial } from './SourceTrial';
import { initialSource, sentService, type SourceValues } from './source-values';

export const loader: Loader<SourceSetUp> = ({ call, signal }) => call(readSource, {}, { signal });

/** A OneRoster service: set up, tried the real way, and saved. Its secret is replaced, never shown. */
export function Page() {
  const source = useLoaderData<SourceSetUp>();
  const t = useText();
  return (
    <PageFrame
      title={t('organisation.source.title')}
      note={t('organisation.source.note')}
      end={
        <Button to={routes.rosters.to()} icon="ArrowLeft" look="quiet">
          {t('organisation.rosters.back')}
        </Button>
      }
    >
      <SourceForm key={source.version} source={source} />
    </PageFrame>
  );
}

function SourceForm({ source }: { readonly source: SourceSetUp }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const form = useForm<SourceValues>({
    name: 'organisation.source',
    initial: initialSource(source),
    save: (values) => {
      const { mostLeaving, when } = values;
      const input = { mostLeaving: Number(mostLeaving), isNightly: when === 'nightly', version: source.version };
      return call(saveSource, { ...sentService(values), ...input }, { quiet: true });
    },
    onSaved: () => {
      messages.show('organisation.source.saved', { tone: 'success' });
      void revalidate();
    },
  });
  const clear = useAct(() => call(clearSource, { version: source.version }), { done: 'organisation.source.cleared' });
  return (
    <Split side={300} until={1280}>
      <SetUpForm
        title={t('organisation.source.service')}
        state={t(`organisation.source.is.${source.isSetUp ? 'connected' : 'none'}`)}
        form={form}
        save={t('organisation.source.save')}
        remove={
          source.isSetUp
            ? { label: t('organisation.source.clear'), isBusy: clear.isBusy, run: () => void clear.run() }
            : undefined
        }
      >
        <SourceFields form={form} source={source} />
      </SetUpForm>
      <SourceTrial values={form.values} />
    </Split>
  );
}

function SourceFields({ form, source }: { readonly form: Form<SourceValues>; readonly source: SourceSetUp }) {
  const t = useText();
  return (
    <>
      {source.hasFolder && (
        <SelectField
          label={t('organisation.source.kind')}
          field={form.field('kind')}
          options={(['rest', 'folder'] as const).map((value) => ({
            value,
            label: t(`organisation.source.kind.${value}`),
          }))}
        />
      )}
      {form.values.kind === 'rest' && (
        <>
          <TextField
            label={t('organisation.source.base')}
            field={form.field('baseAddress')}
            type="url"
            maxLength={500}
            required
            placeholder="https://sis.example.cn/ims/oneroster/rostering/v1p2"
          />
          <TextField
            label={t('organisation.source.token')}
            field={form.field('tokenAddress')}
            type="url"
            maxLength={500}
            required
            placeholder="https://sis.example.cn/token"
          />
          <TextField label={t('organisation.source.client')} field={form.field('clientId')} maxLength={300} required />
          <TextField
            label={t('organisation.source.secret')}
            hint={t(source.hasSecret ? 'organisation.source.secret.kept' : 'organisation.source.secret.hint')}
            field={form.field('secret')}
            type="password"
            maxLength={500}
          />
        </>
      )}
      <NumberField
        label={t('organisation.source.share')}
        hint={t('organisation.source.share.hint')}
        field={form.field('mostLeaving')}
        min={0}
        max={100}
        required
      />
      <SelectField
        label={t('organisation.source.when')}
        field={form.field('when')}
        options={(['nightly', 'byHand'] as const).map((value) => ({
          value,
          label: t(`organisation.source.when.${value}`),
        }))}
      />
    </>
  );
}
