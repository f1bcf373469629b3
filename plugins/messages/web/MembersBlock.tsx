import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { type Member, readMembers, setMember } from '../api';

/** Who the person that is open in the list is in the work apps of the city (place `organisation.person`). */
export function Block() {
  const t = useText();
  const call = useCall();
  const { search } = useLocation();
  const [members, setMembers] = useState<readonly Member[] | null>(null);
  const person = new URLSearchParams(search).get('open');
  const open = useAct(async () => setMembers(person ? await call(readMembers, { person }) : null), { changes: false });
  if (!person) return null;
  return (
    <>
      <Button size="small" icon="Phone" busy={open.isBusy} onClick={() => void open.run()}>
        {t('messages.member.title')}
      </Button>
      {members && <MembersDialog person={person} members={members} onClose={() => setMembers(null)} />}
    </>
  );
}

interface MembersDialogProps {
  readonly person: string;
  readonly members: readonly Member[];
  readonly onClose: () => void;
}

function MembersDialog({ person, members, onClose }: MembersDialogProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const before = Object.fromEntries(members.map(({ app, memberId }) => [app, memberId])) as Record<
    Member['app'],
    string
  >;
  const form = useForm<Readonly<Record<Member['app'], string>>>({
    name: 'messages.member',
    initial: { wecom: before.wecom ?? '', dingtalk: before.dingtalk ?? '' },
    save: async (values) => {
      for (const { app, memberId } of members)
        if (values[app].trim() !== memberId)
          await call(setMember, { person, app, memberId: values[app].trim() }, { quiet: true });
      messages.show('messages.member.saved', { tone: 'success' });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('messages.member.title')} form={form} onClose={onClose} submit={t('messages.member.save')}>
      <p className="note">{t(members.length > 0 ? 'messages.member.text' : 'messages.member.off')}</p>
      {members.map(({ app }) => (
        <TextField key={app} label={t(`messages.member.${app}`)} field={form.field(app)} maxLength={64} />
      ))}
    </FormDialog>
  );
}
