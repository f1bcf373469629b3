import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import { useCall, useText } from 'edutech/core/web/hooks';
import { comparePrints } from '../../../api';

interface SamenessProps {
  /** Null: there is nothing to compare. */
  readonly input: InputOf<typeof comparePrints> | null;
  /** Pages on the screen. */
  readonly pages: number | null;
}

interface Compared extends OutputOf<typeof comparePrints> {
  readonly at: string;
  /** Of what it was. */
  readonly key: string;
}

/** Screen, PDF and Word of the print that is shown, held beside each other by the server; only what was compared is said. */
export function Sameness({ input, pages }: SamenessProps) {
  const t = useText();
  const call = useCall();
  const [found, setFound] = useState<Compared | null>(null);
  const key = JSON.stringify(input);
  const compare = useAct(
    async () => {
      if (input) setFound({ ...(await call(comparePrints, input)), at: new Date().toISOString(), key });
    },
    { changes: false },
  );
  const now = found?.key === key ? found : null;
  return (
    <section>
      <h3>{t('exam.same')}</h3>
      <ul>
        <Line
          icon="FullScreen"
          name={t('exam.same.screen')}
          said={pages === null ? '' : t('exam.same.screen.pages', { count: pages })}
        />
        <Line
          icon="Document"
          name={t('exam.printing.format.pdf')}
          said={now ? t('exam.same.pdf', { count: now.pdf.pages, same: String(now.pdf.isSame) }) : t('exam.same.open')}
          isSame={now?.pdf.isSame}
        />
        <Line
          icon="Edit"
          name={t('exam.printing.format.docx')}
          said={
            now
              ? t('exam.same.word', {
                  count: now.questions,
                  formulas: now.word.formulas,
                  same: String(now.word.isSame),
                })
              : t('exam.same.open')
          }
          isSame={now?.word.isSame}
        />
      </ul>
      <Row wrap className="above-2">
        <Button size="small" busy={compare.isBusy} disabled={input === null} onClick={() => void compare.run()}>
          {t('exam.same.compare')}
        </Button>
        {now && (
          <span className="note">
            <SaidMoment at={now.at} />
          </span>
        )}
      </Row>
    </section>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly name: string;
  readonly said: string;
  /** Undefined: not compared. */
  readonly isSame?: boolean | undefined;
}

const Line = ({ icon, name, said, isSame }: LineProps) => (
  <Row as="li" className="pad-y-2 lined-below">
    <Icon name={icon} />
    <span className="grow">
      <span className="t-strong block">{name}</span>
      <small className="fine">{said}</small>
    </span>
    {isSame !== undefined && (
      <span className={isSame ? 'ink-done' : 'ink-late'}>
        <Icon name={isSame ? 'Checkmark' : 'Warning'} />
      </span>
    )}
  </Row>
);
