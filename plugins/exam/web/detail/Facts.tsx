import type { ReactNode } from 'react';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { PaperStanding } from '../../api';

/** What a paper is, who sees it, and who opens it. */
export function Facts({ standing }: { readonly standing: PaperStanding }) {
  const t = useText();
  const { grade, subject, questions, points, minutes, size, owner, source, wanted, reason, sealing, changed } =
    standing;
  const facts: [string, ReactNode][] = [
    [t('exam.list.place'), `${grade} ${subject}`],
    [t('exam.detail.size'), t('exam.detail.sums', { questions, points, minutes })],
    [t('exam.sheet'), t(`exam.sheet.${size}`)],
    [t('exam.list.owner'), owner || t('exam.detail.otherSchool')],
    [t('exam.detail.seenBy'), t(`exam.source.${source}`)],
    [t('exam.list.changed'), <SaidMoment key="at" at={changed} />],
  ];
  return (
    <Panel title={t('exam.detail.facts')}>
      <div className="card-body">
        {wanted && <p className="tint-info pad-2 round below-2">{t('exam.detail.wanted', { source: wanted })}</p>}
        {reason && <p className="tint-due pad-2 round below-2">{t('exam.detail.returned', { reason })}</p>}
        <dl>
          {facts.map(([name, value]) => (
            <Row key={name} align="baseline" className="pad-y-1">
              <dt className="soft t-13 fixed">{name}</dt>
              <dd className="grow at-end">{value}</dd>
            </Row>
          ))}
        </dl>
        {sealing && (
          <section className="ruled-top pad-t-2 above-2" aria-label={t('exam.detail.releasers')}>
            <h3 className="t-strong">{t('exam.detail.releasers')}</h3>
            {sealing.releasers.map(({ personId, name, confirmed }) => (
              <Row key={personId} justify="between" className="pad-y-1">
                <span>{name}</span>
                <span className="note">
                  {confirmed ? <SaidMoment at={confirmed} /> : t('exam.detail.notConfirmed')}
                </span>
              </Row>
            ))}
          </section>
        )}
      </div>
    </Panel>
  );
}
