import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import { Formula } from 'edutech/plugins/questions/kit/ui/formula/Formula';
import { metrics } from '../../model/analysis/dictionary';

/** The metrics dictionary: what each figure is, by its formula and version. */
export function MetricsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <SideDrawer title={t('exam.metrics.title')} onClose={onClose}>
      <Stack as="dl" packed gap={4} className="form-body">
        {metrics.map(({ id, version, formula, fewest, source }) => (
          <div key={id}>
            <dt className="t-head">
              {t(`exam.metric.${id}`)} <Tag>{t('exam.metrics.version', { version })}</Tag>
            </dt>
            <dd className="pad-y-2">
              <p>{t(`exam.metric.${id}.text`)}</p>
              <p className="pad-y-2 scrolls-x">
                <Formula latex={formula} isBlock />
              </p>
              <p className="note">
                {t('exam.metrics.fewest', { fewest })} {source && t('exam.metrics.source', { source })}
              </p>
            </dd>
          </div>
        ))}
      </Stack>
    </SideDrawer>
  );
}
