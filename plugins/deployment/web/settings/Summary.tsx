import type { WrongField } from 'edutech/core/common/wire/edit-conflict';
import { FieldError } from 'edutech/core/ui/form/fields';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ChangeableSetting } from '../../api';
import type { SettingsForm } from './values/use-settings-form';
import { storedValue } from './values/setting-values';
import { useValueText } from './values/use-value-text';

/** So many places are named that keep a value of their own. */
const mostNamed = 3;

/** What will hold, beside what holds now, and who changes with it; what the server refuses says why. */
export function Summary({ changed, form }: Pick<SettingsForm, 'changed' | 'form'>) {
  const t = useText();
  const said = useValueText();
  return (
    <dl className="deployment-facts">
      {changed.map((setting) => (
        <Row key={setting.name} align="stretch" gap={3} className="pad-y-2 ruled-below size-13">
          <dt className="muted">{t(`deployment.setting.${setting.name}`)}</dt>
          <dd className="grow breaks">
            <del className="muted">{said(setting, setting.value)}</del>
            {' → '}
            <ins className="ink-done strong">{said(setting, storedValue([setting], setting.name, form.values))}</ins>
            <WhoFollows setting={setting} />
            <Refused error={form.field(setting.name).error} />
          </dd>
        </Row>
      ))}
    </dl>
  );
}

const Refused = ({ error }: { readonly error: WrongField | undefined }) =>
  error && (
    <p role="alert" className="ink-late">
      <FieldError error={error} />
    </p>
  );

/** How many schools change with it, and who keeps a value of their own. */
function WhoFollows({ setting: { follow, own, ownCount } }: { readonly setting: ChangeableSetting }) {
  const t = useText();
  if (follow === null) return null;
  const some = own
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(t('deployment.change.and'));
  const names = ownCount > mostNamed ? t('deployment.change.keep.more', { names: some, count: ownCount }) : some;
  return (
    <>
      <br />
      <small className="muted">
        {t('deployment.change.follow', { count: follow })}
        {ownCount > 0 && <> {t('deployment.change.keep', { names })}</>}
      </small>
    </>
  );
}
