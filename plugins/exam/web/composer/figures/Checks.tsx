import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { spreadToTarget } from '../../../model/paper/edits/points';
import { type Check, checksOf } from '../../../model/paper/figures/checks';
import { useComposer } from '../desk/composer-context';

/** What is to be looked at before the paper is printed; each leads to where it is. */
export function Checks({ pages }: { readonly pages: readonly Page[] | null }) {
  const t = useText();
  const { desk } = useComposer();
  // points have their own line above
  const checks = checksOf(desk.document, desk.factsOf, pages).filter(({ id }) => id !== 'target');
  if (checks.length === 0) return null;
  return (
    <section>
      <h3>{t('exam.checks')}</h3>
      <CheckList checks={checks} />
    </section>
  );
}

/** Where a check leads to. */
const placesOf = (check: Check): readonly string[] => {
  if (check.id === 'target') return [];
  if (check.id === 'missingSigns') return check.placeIds;
  return 'sectionIds' in check ? check.sectionIds : check.itemIds;
};

export function CheckList({ checks }: { readonly checks: readonly Check[] }) {
  const t = useText();
  const { desk, choose, isLocked } = useComposer();
  return (
    <ul>
      {checks.map((check) => {
        const places = placesOf(check);
        const said =
          check.id === 'target'
            ? t('exam.check.target', { points: check.points, target: check.target })
            : check.id === 'missingSigns'
              ? t('exam.check.missingSigns', { signs: check.signs })
              : t(`exam.check.${check.id}`, { count: places.length });
        return (
          <Row as="li" key={check.id} className="t-13 ink-star pad-y-half">
            <Icon name="Warning" size={16} />
            <span className="grow">{said}</span>
            {places[0] !== undefined && (
              <Button size="small" look="link" onClick={() => choose(places[0]!)}>
                {t('exam.check.show')}
              </Button>
            )}
            {check.id === 'target' && !isLocked && (
              <Button size="small" look="link" onClick={() => desk.act(spreadToTarget)}>
                {t('exam.compose.spread')}
              </Button>
            )}
          </Row>
        );
      })}
    </ul>
  );
}
