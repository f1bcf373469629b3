import { FormattedMessage, useIntl } from 'react-intl';
import { Card, Panel } from 'edutech/core/ui/Card';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Tag } from 'edutech/core/ui/Tag';
import type { PeerSaid } from './load-peer';

type Said = PeerSaid['said'][number];

/** What classmates said of one's own paper, and what became of what one said of theirs. */
export function Outcome({ outcome: { title, said, given } }: { readonly outcome: PeerSaid }) {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage({ id: 'work.peer.outcome' })} note={title}>
      <div className="peer-papers">
        {said.length === 0 && (
          <Card>
            <EmptyState
              title={<FormattedMessage id="work.peer.outcome.empty" />}
              text={<FormattedMessage id="work.peer.outcome.empty.text" />}
            />
          </Card>
        )}
        {said.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: classmates without names are their number
          <SaidBy key={index} said={one} number={index + 1} />
        ))}
        {given.parts > 0 && (
          <Panel title={<FormattedMessage id="work.peer.given" />}>
            <p className="card-body peer-given-words">
              <FormattedMessage id="work.peer.given.words" values={given} />
            </p>
          </Panel>
        )}
      </div>
    </PageFrame>
  );
}

function SaidBy({ said: { name, marks }, number }: { readonly said: Said; readonly number: number }) {
  return (
    <Panel title={name || <FormattedMessage id="work.peer.classmate" values={{ number }} />}>
      <ul className="peer-said">
        {marks.map((mark) => (
          <li key={`${mark.itemId}/${mark.part}`}>
            <span className="peer-said-head">
              <strong>
                <FormattedMessage id="work.peer.item" values={{ number: mark.number }} />
              </strong>
              <span className="num">
                <FormattedMessage id="work.peer.pointsOf" values={{ points: mark.points ?? 0, of: mark.of }} />
              </span>
              {mark.decision === 'changed' && (
                <Tag tone="info">
                  <FormattedMessage id="work.peer.decision.changed" />
                </Tag>
              )}
              {mark.tags.map((tag) => (
                <Tag key={tag}>
                  <FormattedMessage id={`work.peer.tag.${tag}`} />
                </Tag>
              ))}
            </span>
            {mark.comment && <p>{mark.comment}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
