import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { FormattedNumber } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { MatrixCode, MatrixColumn, MatrixModule } from '../../../api';

interface MatrixTableProps {
  readonly modules: readonly MatrixModule[];
  readonly columns: readonly MatrixColumn[];
  readonly onEdit: (code: MatrixCode, column: MatrixColumn) => void;
}

/** Codes down, kinds of posts across; head and first column stay in sight. */
export function MatrixTable({ modules, columns, onEdit }: MatrixTableProps) {
  const t = useText();
  return (
    <>
      <p className="organisation-matrix-hint muted t-13 below-2">{t('organisation.roles.scrolls')}</p>
      <ScrollRegion
        className="card organisation-matrix relative scrolls"
        aria-label={t('organisation.roles.tab.matrix')}
      >
        <table className="wide">
          <thead>
            <tr>
              <th scope="col">{t('organisation.roles.right')}</th>
              {columns.map(({ grantee, people, refusal }) => (
                <th key={grantee} scope="col">
                  <span>{t(`organisation.roles.grantee.${grantee}`)}</span>
                  <small className="num soft">
                    <FormattedNumber value={people} />
                  </small>
                  {(refusal === 'self' || refusal === 'moreRights') && (
                    <span title={t(`organisation.roles.refused.${refusal}`)}>
                      <Icon name="LockClosed" size={16} />
                      <span className="visually-hidden">{t(`organisation.roles.refused.${refusal}`)}</span>
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {modules.map((module) => (
            <tbody key={module.id}>
              <tr className="organisation-matrix-module">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {module.title}
                </th>
              </tr>
              {module.codes.map((code) => (
                <CodeRow key={code.code} code={code} columns={columns} onEdit={onEdit} />
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </>
  );
}

function CodeRow({ code, columns, onEdit }: Omit<MatrixTableProps, 'modules'> & { readonly code: MatrixCode }) {
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <tr>
      <th scope="row">
        <span className="organisation-matrix-title">{code.title}</span>
        {code.isAdministrative && <Tag tone="due">{t('organisation.roles.administrative')}</Tag>}
        <Link to={changed(query, { code: code.code, action: null, how: null })} preventScrollReset>
          {t('organisation.roles.whoHas')}
        </Link>
      </th>
      {columns.map((column) => (
        <td key={column.grantee}>
          <Cell code={code} column={column} onEdit={onEdit} />
        </td>
      ))}
    </tr>
  );
}

function Cell({
  code,
  column,
  onEdit,
}: Omit<MatrixTableProps, 'modules' | 'columns'> & { readonly code: MatrixCode; readonly column: MatrixColumn }) {
  const t = useText();
  const held = code.grants[column.grantee];
  const state = !held ? 'none' : held.length === code.actions.length ? 'all' : 'some';
  const values = { held: held?.length ?? 0, all: code.actions.length };
  const words = t(`organisation.roles.cell.${state}`, values);
  const mark = (
    <>
      {state === 'all' && <Icon name="Checkmark" size={16} />}
      {state === 'some' && <span className="num">{`${values.held}/${values.all}`}</span>}
      {state === 'none' && <span aria-hidden="true">–</span>}
    </>
  );
  const name = `organisation-grant organisation-grant-${state}`;
  if (column.refusal || (!held && !code.mayGive.includes('')))
    return (
      <span className={name}>
        {mark}
        <span className="visually-hidden">{words}</span>
      </span>
    );
  const whose = t(`organisation.roles.grantee.${column.grantee}`);
  return (
    <button
      type="button"
      className={name}
      aria-label={t('organisation.roles.cell.edit', { whose, right: code.title, words })}
      onClick={() => onEdit(code, column)}
    >
      {mark}
    </button>
  );
}
