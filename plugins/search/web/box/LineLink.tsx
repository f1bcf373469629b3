import { Link } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Found } from '../../api';
import { Marked } from '../Marked';

/** A line of the list: what was looked for before, something found, or all that answers. */
export type Line = { readonly address: string } & (
  | { readonly is: 'recent' | 'all'; readonly words: string }
  | { readonly is: 'found'; readonly hit: Found }
);

interface LineLinkProps {
  readonly line: Line;
  readonly id: string;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One line as a link, which is also an option of the list: the arrow keys come to it, and a press opens it. */
export function LineLink({ line, id, isCurrent, onPoint, onChoose }: LineLinkProps) {
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    className: 'search-line',
    'aria-selected': isCurrent,
    onPointerMove: onPoint,
    onClick: onChoose,
  } as const;
  if (line.address.startsWith('/')) {
    return (
      <Link to={line.address} {...option}>
        <Words line={line} />
      </Link>
    );
  }
  return (
    <a href={line.address} target="_blank" rel="noopener" {...option}>
      <Words line={line} />
    </a>
  );
}

function Words({ line }: { line: Line }) {
  const t = useText();
  if (line.is === 'found') {
    return (
      <>
        <span className="clip1 grow">
          <Marked text={line.hit.title} marks={line.hit.titleMarks} />
        </span>
        <Tag>{line.hit.label}</Tag>
      </>
    );
  }
  return (
    <>
      <Icon name={line.is === 'recent' ? 'Clock' : 'Search'} />
      <span className="clip1 grow">{line.is === 'recent' ? line.words : t('search.allOf', { q: line.words })}</span>
    </>
  );
}
