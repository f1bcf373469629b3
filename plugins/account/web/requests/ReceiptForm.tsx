import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Tag } from 'edutech/core/ui/Tag';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { requestState } from '../../api';
import { TextLine } from '../shared/PlainFields';
import { useProving } from '../shared/useProving';
import { RequestForm } from './RequestCard';

type Standing = OutputOf<typeof requestState>;
const tones = { waiting: 'due', approved: 'done', refused: 'late' } as const;

/** How a request stands, by its receipt. */
export function ReceiptForm() {
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
      <RequestForm form={form} proof={share} act={<FormattedMessage id="account.receipt.ask" />}>
        <TextLine
          label={<FormattedMessage id="account.register.receipt" />}
          field={form.field('receipt')}
          required
          maxLength={40}
          hint={<FormattedMessage id="account.receipt.hint" />}
        />
      </RequestForm>
      {standing && <StandingNote standing={standing} />}
    </>
  );
}

function StandingNote({ standing: { state, name, school, askedAt, reason, username } }: { standing: Standing }) {
  return (
    <Stack justify="start" className="account-ask-done pad-4 framed round-card sunk" role="status">
      <Row as="p" wrap className="breaks">
        <b>{name}</b>
        <Tag tone={tones[state]}>
          <FormattedMessage id={`account.receipt.${state}`} />
        </Tag>
      </Row>
      <p className="account-note muted t-13">
        {school} · <FormattedDate value={askedAt} month="long" day="numeric" timeZone="Asia/Shanghai" />
      </p>
      <p>
        <FormattedMessage id={`account.receipt.${state}Text`} values={{ username: <b>{username}</b>, reason }} />
      </p>
    </Stack>
  );
}
