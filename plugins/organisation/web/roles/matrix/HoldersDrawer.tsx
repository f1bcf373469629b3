import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { Chip } from 'edutech/core/ui/Chip';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { exportHolders, type RightHolder, type RolesMatrix } from '../../../api';
import type { OpenRight } from './open-right';

const ways = ['default', 'given', 'withheld'] as const;

/** Who has a right: everybody of the reader's reach, by what way, page by page. */
export function HoldersDrawer({ right, matrix }: { right: OpenRight; matrix: RolesMatrix }) {
  const intl = useIntl();
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const code = matrix.modules.flatMap(({ codes }) => codes).find((one) => one.code === right.code);
  const close = () =>
    void navigate(changed(query, { code: null, action: null, how: null, page: null }), { preventScrollReset: true });
  const how = ways.find((one) => one === query.get('how'));
  const count = right.counts.default + right.counts.given;
  return (
    <SideDrawer title={t('organisation.roles.whoHasTitle', { right: code?.title ?? right.code })} onClose={close}>
      <Stack packed className="form-body organisation-holders">
        {code && code.actions.length > 0 && (
          <select
            className="input"
            aria-label={t('organisation.roles.actions')}
            value={right.action ?? ''}
            onChange={(event) => {
              const action = event.currentTarget.value || null;
              void navigate(changed(query, { action }), { preventScrollReset: true });
            }}
          >
            <option value="">{t('organisation.roles.anyAction')}</option>
            {code.actions.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        )}
        <Row align="stretch" wrap>
          <Chip selected={!how} to={changed(query, { how: null })}>
            <b className="num">{intl.formatNumber(count)}</b>
            {t('organisation.roles.holders.all')}
          </Chip>
          {ways.map((way) => (
            <Chip key={way} selected={how === way} to={changed(query, { how: way })}>
              <b className="num">{intl.formatNumber(right.counts[way])}</b>
              {t(`organisation.roles.holders.${way}`)}
            </Chip>
          ))}
          <ExportButton
            endpoint={exportHolders}
            input={{ code: right.code, ...(right.action && { action: right.action }), ...(how && { how }) }}
          />
        </Row>
        {right.items.length === 0 ? (
          <EmptyState title={t('organisation.roles.holders.nobody')} />
        ) : (
          <ul>
            {right.items.map((holder) => (
              <Holder key={`${holder.personId}/${holder.postId}`} holder={holder} />
            ))}
          </ul>
        )}
        <Pager total={right.page.total} size={right.page.line} />
      </Stack>
    </SideDrawer>
  );
}

function Holder({ holder }: { holder: RightHolder }) {
  const t = useText();
  return (
    <li className="row">
      <div className="row-main">
        <Link className="row-title" to={`?tab=person&person=${holder.personId}`}>
          {holder.name}
        </Link>
        <span className="row-note">
          {[holder.usercode, holder.place].filter(Boolean).join(' · ')} {t(`organisation.roles.grantee.${holder.role}`)}
        </span>
      </div>
      {holder.how !== 'default' && (
        <Tag tone={holder.how === 'given' ? 'brand' : 'late'}>{t(`organisation.roles.holders.${holder.how}`)}</Tag>
      )}
    </li>
  );
}
