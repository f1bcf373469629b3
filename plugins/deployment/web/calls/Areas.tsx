import { Link, useLocation } from 'react-router';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import type { CallLine } from '../../api';

interface AreasProps {
  readonly areas: readonly { readonly id: string; readonly title: string }[];
  readonly calls: readonly CallLine[];
  /** Whether all areas begin unfolded: there are few calls. */
  readonly isOpen: boolean;
  readonly current: string | null;
}

/** Calls by area. Areas unfold; of hundreds of calls only those asked for are in the way. */
export function Areas({ areas, calls, isOpen, current }: AreasProps) {
  const byArea = Map.groupBy(calls, ({ area }) => area);
  const shown = areas.filter(({ id }) => byArea.has(id));
  return (
    <Stack gap={3}>
      {shown.map(({ id, title }) => {
        const own = byArea.get(id) ?? [];
        const holdsCurrent = own.some((call) => call.id === current);
        return (
          <details key={`${id} ${isOpen}`} className="card" open={isOpen || holdsCurrent}>
            <Row as="summary" className="deployment-area pad-y-3 pad-x-4">
              <h2>{title}</h2>
              <span className="muted size-12">{id}</span>
              <Tag>{own.length}</Tag>
            </Row>
            <ul className="pad-b-2">
              {own.map((call) => (
                <Line key={call.id} call={call} isCurrent={call.id === current} />
              ))}
            </ul>
          </details>
        );
      })}
    </Stack>
  );
}

function Line({ call, isCurrent }: { readonly call: CallLine; readonly isCurrent: boolean }) {
  const { search } = useLocation();
  const { id, method, address, summary } = call;
  return (
    <li>
      <Row
        as={Link}
        to={changed(new URLSearchParams(search), { open: id, part: null })}
        preventScrollReset
        aria-current={isCurrent || undefined}
        className="deployment-call pad-y-2 pad-x-4"
        gap={3}
        align="start"
      >
        <Method method={method} />
        <span className="grow breaks">
          <span className="block">{summary || id.slice(id.indexOf('.') + 1)}</span>
          <code className="block muted size-12">{address}</code>
        </span>
      </Row>
    </li>
  );
}

/** GET reads, POST mostly writes. */
export const Method = ({ method }: Pick<CallLine, 'method'>) => (
  <Tag tone={method === 'GET' ? 'info' : 'done'} className="deployment-method">
    {method}
  </Tag>
);
