import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { ChecksField, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { type ContactClass, publishMessage } from '../../api';
import { longestBody, longestOtherwise, longestTitle, type MessageKind, messageKinds } from '../../model/messages';

interface Values {
  readonly kind: MessageKind;
  readonly title: string;
  readonly body: string;
  readonly otherwise: string;
  readonly until: string;
  readonly classIds: readonly string[];
}

/** A notice or a question to the guardians of classes. */
export function MessageForm({ classes, onClose }: { classes: readonly ContactClass[]; onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [only] = classes;
  // the same at every try with the same words: an answer that was lost publishes no second one
  const sent = useRef({ words: '', messageId: '' });
  const form = useForm<Values>({
    name: 'guardian.message',
    initial: {
      kind: 'notice',
      title: '',
      body: '',
      otherwise: '',
      until: '',
      classIds: classes.length === 1 && only ? [only.id] : [],
    },
    check: ({ kind, title, body, otherwise, until, classIds }) => ({
      ...(title.trim() === '' && { title: 'guardian.contact.missing' }),
      ...(body.trim() === '' && { body: 'guardian.contact.missing' }),
      ...(kind === 'consent' && otherwise.trim() === '' && { otherwise: 'guardian.error.otherwiseMissing' }),
      ...(kind === 'consent' && until === '' && { until: 'guardian.error.untilMissing' }),
      ...(classIds.length === 0 && { classIds: 'guardian.contact.toMissing' }),
    }),
    save: ({ classIds, otherwise, ...rest }) => {
      const message = { ...rest, otherwise: rest.kind === 'consent' ? otherwise : '', classIds: [...classIds] };
      const words = JSON.stringify(message);
      if (sent.current.words !== words) sent.current = { words, messageId: newId() };
      return call(publishMessage, { ...message, messageId: sent.current.messageId }, { quiet: true });
    },
    onSaved: () => {
      messages.show('guardian.contact.published', { tone: 'success' });
      void revalidate();
      onClose();
    },
  });
  const isConsent = form.values.kind === 'consent';
  return (
    <FormDrawer
      title={t('guardian.contact.write')}
      form={form}
      onClose={onClose}
      submit={t('guardian.contact.publish')}
    >
      <SelectField
        label={t('guardian.contact.kind')}
        field={form.field('kind')}
        options={messageKinds.map((value) => ({ value, label: t(`guardian.contact.kind.${value}`) }))}
      />
      <TextField
        label={t('guardian.contact.titleField')}
        field={form.field('title')}
        maxLength={longestTitle}
        required
      />
      <TextAreaField
        label={t('guardian.contact.body')}
        field={form.field('body')}
        hint={t('guardian.contact.bodyHint')}
        maxLength={longestBody}
        lines={4}
        required
      />
      {isConsent && (
        <TextAreaField
          label={t('guardian.contact.otherwise')}
          field={form.field('otherwise')}
          hint={t('guardian.contact.otherwiseHint')}
          maxLength={longestOtherwise}
          lines={2}
          required
        />
      )}
      <DateField
        label={t('guardian.contact.until')}
        field={form.field('until')}
        required={isConsent}
        hint={isConsent ? undefined : t('guardian.contact.untilHint')}
      />
      <ChecksField
        label={t('guardian.contact.to')}
        field={form.field('classIds')}
        options={classes.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
    </FormDrawer>
  );
}
