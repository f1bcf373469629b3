import { Card, Panel } from 'edutech/core/ui/Card';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { PeerSaid } from './load-peer';

type Said = PeerSaid['said'][number];

/** What classmates said of one's own paper, and what became of what one said of theirs. */
export function Outcome({ outcome: { title, said, given } }: { readonly outcome: PeerSaid }) {
  const t = useText();
  return (
    <PageFrame title={t('work.peer.outcome')} note={title}>
      <Stack gap={4} className="peer-papers mid">
        {said.length === 0 && (
          <Card>
            <EmptyState title={t('work.peer.outcome.empty')} text={t('work.peer.outcome.empty.text')} />
          </Card>
        )}
        {said.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: classmates without names are their number
          <SaidBy key={index} said={one} number={index + 1} />
        ))}
        {given.parts > 0 && (
          <Panel title={t('work.peer.given')}>
            <p className="card-body">{t('work.peer.given.words', given)}</p>
          </Panel>
        )}
      </Stack>
    </PageFrame>
  );
}

function SaidBy({ said: { name, marks }, number }: { readonly said: Said; readonly number: number }) {
  const t = useText();
  return (
    <Panel title={name || t('work.peer.classmate', { number })}>
      <Stack as="ul" gap={0} className="peer-said">
        {marks.map((mark) => (
          <li className="pad-y-3 pad-x-4 ruled-top" key={`${mark.itemId}/${mark.part}`}>
            <Row as="span" wrap>
              <strong>{t('work.peer.item', { number: mark.number })}</strong>
              <span className="num">{t('work.peer.pointsOf', { points: mark.points ?? 0, of: mark.of })}</span>
              {mark.decision === 'changed' && <Tag tone="info">{t('work.peer.decision.changed')}</Tag>}
              {mark.tags.map((tag) => (
                <Tag key={tag}>{t(`work.peer.tag.${tag}`)}</Tag>
              ))}
            </Row>
            {mark.comment && <p className="above-1">{mark.comment}</p>}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
