import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Tag } from 'edutech/core/ui/Tag';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { requestState } from '../../api/requests';
import { TextLine } from '../shared/PlainFields';
import { useProving } from '../shared/useProving';
import { RequestForm } from './RequestCard';

type Standing = OutputOf<typeof requestState>;
const tones = { waiting: 'due', approved: 'done', refused: 'late' } as const;

/** How a request stands, by its receipt. */
export function ReceiptForm() {
  const t = useText();
  const call = useCall();
  const { share, prove } = useProving();
  const [standing, setStanding] = useState<Standing | null>(null);
  const form = useForm({
    name: 'account.receipt',
    initial: { receipt: '' },
    check: ({ receipt }) => (receipt.trim() === '' ? { receipt: 'account.receipt.missing' } : {}),
    save: async ({ receipt }) => {
      setStanding(null);
      setStanding(await prove((proof) => call(requestState, { receipt, proof }, { quiet: true })));
    },
  });
  return (
    <>
      <RequestForm form={form} proof={share} act={t('account.receipt.ask')}>
        <TextLine
          label={t('account.register.receipt')}
          field={form.field('receipt')}
          required
          maxLength={40}
          hint={t('account.receipt.hint')}
        />
      </RequestForm>
      {standing && <StandingNote standing={standing} />}
    </>
  );
}

function StandingNote({ standing: { state, name, school, askedAt, reason, username } }: { standing: Standing }) {
  const t = useText();
  return (
    <Stack justify="start" className="account-ask-done pad-4 framed round-card sunk" role="status">
      <Row as="p" wrap className="breaks">
        <b>{name}</b>
        <Tag tone={tones[state]}>{t(`account.receipt.${state}`)}</Tag>
      </Row>
      <p className="account-note muted t-13">
        {school} · <FormattedDate value={askedAt} month="long" day="numeric" timeZone="Asia/Shanghai" />
      </p>
      <p>{t(`account.receipt.${state}Text`, { username: <b>{username}</b>, reason })}</p>
    </Stack>
  );
}
