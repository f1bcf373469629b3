import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ArticleCheck } from '../../../api';
import { showPlace } from './show-place';

interface CheckPanelProps {
  readonly check: ArticleCheck | null;
  readonly busy: boolean;
  readonly onCheck: () => void;
}

/** What keeps the text from review, and what its writer should look at; a word leads to its place. */
export function CheckPanel({ check, busy, onCheck }: CheckPanelProps) {
  const t = useText();
  const count = check ? check.words.length + check.references.length + check.missing.length : 0;
  return (
    <Panel
      title={t('news.check.title')}
      note={check && <Tag tone={count === 0 ? 'done' : 'due'}>{count === 0 ? t('news.check.clean') : count}</Tag>}
      end={
        <Button look="quiet" size="small" busy={busy} onClick={onCheck}>
          {t(check ? 'news.check.again' : 'news.check.look')}
        </Button>
      }
    >
      {!check && <p className="soft size-13 pad-x-4 pad-b-3">{t('news.check.hint')}</p>}
      {check && count > 0 && (
        <ul className="news-check pad-x-4 pad-b-3" aria-live="polite">
          {check.missing.map((name) => (
            <Row as="li" align="baseline" key={name} className="news-check-block pad-y-2">
              <Icon name="Prohibited" size={16} />
              {t(`news.error.missing.${name}`)}
            </Row>
          ))}
          {check.words.map((word) => (
            <Row
              as="li"
              align="baseline"
              key={`${word.in} ${word.start} ${word.word}`}
              className={`pad-y-2 news-check-${word.level}`}
            >
              <Icon name={word.level === 'block' ? 'Prohibited' : 'Warning'} size={16} />
              <span>
                <Button look="link" size="small" onClick={() => showPlace(word)}>
                  {word.word}
                </Button>{' '}
                {t(`news.check.in.${word.in}`, { at: word.start + 1 })}
                {word.note && <span className="block soft size-13 breaks">{word.note}</span>}
              </span>
            </Row>
          ))}
          {check.references.map((reference) => (
            <Row
              as="li"
              align="baseline"
              key={`${reference.kind} ${reference.address} ${reference.fault}`}
              className="news-check-warn pad-y-2"
            >
              <Icon name={reference.kind === 'link' ? 'Link' : 'Image'} size={16} />
              <span>
                {t(`news.check.${reference.fault}`)}
                <span className="block soft size-13 breaks">{reference.words || reference.address}</span>
              </span>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}
