import { useState } from 'react';
import { useLocation } from 'react-router';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useCall, useText } from 'edutech/core/web/hooks';
import {
  exportMatrix,
  type MatrixCode,
  type MatrixColumn,
  type MatrixModule,
  type RolesMatrix,
  setDefaultGrant,
} from '../../../api';
import { RightForm } from '../RightForm';
import type { OpenRight } from './open-right';
import { HoldersDrawer } from './HoldersDrawer';
import { MatrixTable } from './MatrixTable';

/** What the city gives by default: kinds of posts by codes, codes by module. */
export function MatrixTab({ matrix, open }: { matrix: RolesMatrix; open: OpenRight | null }) {
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [edited, edit] = useState<{ code: MatrixCode; column: MatrixColumn } | null>(null);
  const modules = fitting(matrix.modules, query.get('q') ?? '', query.get('module'));
  return (
    <>
      <FilterBar
        search={t('organisation.roles.search')}
        filters={[
          {
            name: 'module',
            label: t('organisation.roles.module'),
            all: t('organisation.roles.allModules'),
            options: matrix.modules.map(({ id, title }) => ({ value: id, label: title })),
          },
        ]}
        end={<ExportButton endpoint={exportMatrix} input={{}} />}
      />
      <ListStates
        count={modules.length}
        filtered={query.has('q') || query.has('module')}
        clear={changed(query, { q: null, module: null })}
        empty={{ title: t('organisation.roles.nothing') }}
      >
        <MatrixTable modules={modules} columns={matrix.columns} onEdit={(code, column) => edit({ code, column })} />
      </ListStates>
      {edited && <DefaultForm {...edited} onClose={() => edit(null)} />}
      {open && <HoldersDrawer right={open} matrix={matrix} />}
    </>
  );
}

function DefaultForm({
  code,
  column: { grantee, people },
  onClose,
}: {
  code: MatrixCode;
  column: MatrixColumn;
  onClose: () => void;
}) {
  const t = useText();
  const call = useCall();
  const whose = t(`organisation.roles.grantee.${grantee}`);
  return (
    <RightForm
      title={t('organisation.roles.defaultOf', { whose })}
      right={code.title}
      whose={whose}
      note={<p>{t('organisation.roles.defaultNote', { people, whose })}</p>}
      actions={code.actions}
      held={{ actions: code.grants[grantee] ?? null, version: code.version }}
      mayGive={code.mayGive}
      save={({ actions, version }) =>
        call(setDefaultGrant, { grantee, code: code.code, actions: actions && [...actions], version }, { quiet: true })
      }
      onClose={onClose}
    />
  );
}

/** Modules with the codes that contain what was typed, in words or in the code itself. */
function fitting(modules: readonly MatrixModule[], typed: string, only: string | null): readonly MatrixModule[] {
  const wanted = typed.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  return modules
    .filter(({ id }) => !only || id === only)
    .map((module) => ({
      ...module,
      codes: has(module.title)
        ? module.codes
        : module.codes.filter(
            ({ code, title, actions }) =>
              has(code) || has(title) || actions.some((action) => has(action.name) || has(action.title)),
          ),
    }))
    .filter(({ codes }) => codes.length > 0);
}
