import { useState } from 'react';
import { useIntl } from 'react-intl';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { QrCode } from 'edutech/core/ui/codes/QrCode';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import type { Entry, EntryKey } from '../../../api/records';
import { entryAddress } from '../../shared/addresses';
import { Asked } from '../../shared/Asked';
import { mediaOf } from '../../shared/media-of';

export type Layout = 'questions' | 'space' | 'answers';

interface BookletProps {
  readonly entries: readonly Entry[];
  readonly layout: Layout;
  readonly paper: 'A4' | 'B5';
  readonly hasCodes: boolean;
  readonly keys: ReadonlyMap<string, EntryKey>;
  readonly name: string;
}

/** How much room an answer gets: a line for what is short, more for what is worked out. */
const roomOf = ({ body }: Entry): 'short' | 'long' =>
  body && body.type <= questionTypes.gapFilling ? 'short' : 'long';

/** The sheets: numbered questions with a code that leads to each, room to answer, answers on pages of their own. */
export function Booklet({ entries, layout, paper, hasCodes, keys, name }: BookletProps) {
  const intl = useIntl();
  const t = useText();
  const [printed] = useState(() => new Date());
  return (
    <div className={`round mid wrong-paper wrong-paper-${paper.toLowerCase()}`}>
      <Row as="header" align="baseline" justify="between" gap={3} className="wrong-paper-head below-3 pad-b-2">
        <h2>{t('wrong.print.heading', { name })}</h2>
        <span className="num">{intl.formatDate(printed, { dateStyle: 'medium' })}</span>
      </Row>
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.entryId} className="wrong-paper-item pad-y-2">
            <div className="relative shrink breaks">
              {!entry.body && <b className="num block below-1">{index + 1}.</b>}
              <Asked body={entry.body} pictures={entry.pictures} media={mediaOf(entry.media)} number={index + 1} />
              {layout === 'space' && <div className={`above-2 wrong-room wrong-room-${roomOf(entry)}`} />}
            </div>
            {hasCodes && (
              <QrCode
                className="wrong-code"
                text={new URL(entryAddress(entry.entryId), window.location.origin).href}
                label={t('wrong.print.code')}
              />
            )}
          </li>
        ))}
      </ol>
      {layout === 'answers' && (
        <section className="wrong-paper-answers above-5 pad-t-3">
          <h2>{t('wrong.print.answers')}</h2>
          {entries.map((entry, index) => {
            const key = keys.get(entry.entryId);
            return (
              <Row align="stretch" key={entry.entryId} className="wrong-paper-answer pad-y-2">
                <b className="num">{index + 1}.</b>
                {key && entry.body ? (
                  <KeyView body={entry.body} questionKey={key.key} media={mediaOf(entry.media, key.media)} />
                ) : (
                  <span className="muted">{t(entry.body ? 'wrong.print.noAnswer' : 'wrong.practice.noKey')}</span>
                )}
              </Row>
            );
          })}
        </section>
      )}
    </div>
  );
}
