import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { codesOf } from '../../../model/sitting/taking-in/answer-codes';
import { routes } from '../../../routes';
import { inGroups } from '../../shared/admission';
import type { SittingClient } from '../state/sitting-client';

/** Fetched as long as there is a network (`SittingPage`): it is wanted when there is none. */
export const loadCodes = () => import('./AnswerCodes').then((part) => part.AnswerCodes);
const AnswerCodes = onDemand(loadCodes);

/** All is handed in, with its receipt; or it waits on this device, locked, and goes by itself. */
export function Over({ client, now }: { readonly client: SittingClient; readonly now: number }) {
  useSignals();
  const t = useText();
  void client.answers.saving.value;
  const waiting = client.answers.waiting.size;
  const receipt = client.receipt.value;
  const { title, student, admission } = client.opened;
  const isAbsent = client.times.value.state === 'closed' && receipt !== null && receipt.receipt === '';
  return (
    <main className="exam-over ground">
      <Stack gap={4} className="card pad-5 center exam-over-card" data-now={Math.floor(now / 60_000)}>
        <Icon
          name={receipt && waiting === 0 ? 'CloudCheckmark' : 'CloudOff'}
          size={24}
          className={receipt && waiting === 0 ? 'ink-done' : 'ink-due'}
        />
        <h1 className="t-24">{t(titleOf(receipt !== null, waiting, isAbsent))}</h1>
        <p className="soft">
          <CityWords>{title}</CityWords>
          <span className="block">
            <CityWords>{student}</CityWords> <span className="num">{inGroups(admission)}</span>
          </span>
        </p>
        {receipt && !isAbsent && (
          <>
            <p className="t-16">
              {t('exam.sitting.over.sums', { answered: receipt.answered, items: receipt.items })}
              <br />
              <FormattedDate value={receipt.submitted} timeZone={cityTimeZone} dateStyle="medium" timeStyle="medium" />
            </p>
            <Row className="mid pad-3 sunk round-card" inline gap={3}>
              <span className="note">{t('exam.sitting.over.receipt')}</span>
              <b className="t-18 code">{receipt.receipt}</b>
              <CopyButton words={receipt.receipt}>{t('exam.sitting.over.copy')}</CopyButton>
            </Row>
          </>
        )}
        {waiting > 0 && <Waiting client={client} waiting={waiting} />}
        {!receipt && waiting === 0 && <p className="soft">{t('exam.sitting.over.sending')}</p>}
        <Button className="mid" to={routes.studentList.to()}>
          {t('exam.sitting.toList')}
        </Button>
      </Stack>
    </main>
  );
}

const titleOf = (isIn: boolean, waiting: number, isAbsent: boolean) =>
  isAbsent
    ? 'exam.sitting.over.absent'
    : isIn && waiting === 0
      ? 'exam.sitting.over.done'
      : waiting > 0
        ? 'exam.sitting.over.waiting'
        : 'exam.sitting.over.goes';

/** What no server has yet: it goes by itself for a day, and in the worst case as a file by hand. */
function Waiting({ client, waiting }: { readonly client: SittingClient; readonly waiting: number }) {
  const t = useText();
  const save = useAct(async () => {
    const file = await client.file();
    if (file) saveText(`${client.opened.admission}.json`, JSON.stringify(file));
  });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = useAct(async () => {
    const file = await client.file();
    setCodes(file && codesOf(file));
  });
  return (
    <Stack className="tint-due pad-4 round-card text-start" gap={2}>
      <p role="status">{t('exam.sitting.over.kept', { count: waiting })}</p>
      <p className="note">{t('exam.sitting.over.file')}</p>
      {client.photos.list.value.length > 0 && <p className="note">{t('exam.sitting.over.photos')}</p>}
      <Row wrap>
        <Button icon="ArrowDownload" busy={save.isBusy} onClick={() => void save.run()}>
          {t('exam.sitting.over.save')}
        </Button>
        <Button icon="Grid" busy={show.isBusy} onClick={() => void show.run()}>
          {t('exam.sitting.over.codes')}
        </Button>
      </Row>
      {codes && <AnswerCodes codes={codes} onClose={() => setCodes(null)} />}
    </Stack>
  );
}

function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
