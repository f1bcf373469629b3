import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import type { Form } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';
import type { SignOnService } from '../../api';
import { signatures } from '../../model/settings/signatures';
import type { SignOnValues } from './sign-on-values';

interface SignOnFieldsProps {
  readonly form: Form<SignOnValues>;
  readonly service: SignOnService | null;
  readonly protocol: SignOnService['protocol'];
  /** Read only: the server's file has it. */
  readonly isFixed: boolean;
}

/** The fields that the protocol needs. */
export function SignOnFields({ form, service, protocol, isFixed }: SignOnFieldsProps) {
  const t = useText();
  const text = (name: 'name' | 'nameEn' | 'address' | 'clientId' | 'claim' | 'scope') => ({
    label: t(`deployment.signOn.${name}`),
    field: form.field(name),
    disabled: isFixed,
  });
  const isOidc = protocol === 'oidc';
  return (
    <>
      <TextField {...text('name')} hint={t('deployment.signOn.name.hint')} maxLength={40} required />
      <TextField {...text('nameEn')} maxLength={40} />
      <TextField
        label={t('deployment.signOn.id')}
        hint={t('deployment.signOn.id.hint')}
        field={form.field('id')}
        disabled={isFixed || service !== null}
        maxLength={31}
        required
        placeholder="city"
      />
      <TextField
        {...text('address')}
        hint={t(`deployment.signOn.address.${protocol}`)}
        type="url"
        maxLength={300}
        required
        placeholder={isOidc ? 'https://id.example.cn/oidc' : 'https://cas.example.cn/cas'}
      />
      {isOidc && <TextField {...text('clientId')} required />}
      {isOidc && !isFixed && (
        <TextField
          label={t('deployment.signOn.secret')}
          hint={t(service?.hasSecret ? 'deployment.signOn.secret.kept' : 'deployment.signOn.secret.hint')}
          field={form.field('secret')}
          type="password"
          maxLength={500}
        />
      )}
      <SelectField
        label={t('deployment.signOn.finds')}
        hint={t('deployment.signOn.finds.hint')}
        field={form.field('finds')}
        disabled={isFixed}
        options={(['usercode', 'username'] as const).map((value) => ({
          value,
          label: t(`deployment.signOn.finds.${value}`),
        }))}
      />
      <TextField {...text('claim')} hint={t(`deployment.signOn.claim.${protocol}`)} maxLength={100} />
      {isOidc && (
        <>
          <TextField {...text('scope')} />
          <SelectField
            label={t('deployment.signOn.algorithm')}
            field={form.field('algorithm')}
            disabled={isFixed}
            options={signatures.map((value) => ({ value, label: value }))}
          />
          <SwitchField
            label={t('deployment.signOn.provesTwoFactors')}
            hint={t('deployment.signOn.provesTwoFactors.hint')}
            field={form.field('provesTwoFactors')}
            disabled={isFixed}
          />
        </>
      )}
    </>
  );
}
