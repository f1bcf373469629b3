import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';
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
  const t = useText();
  return (
    <Row
      as={ContentLink}
      to={line.address}
      id={id}
      role="option"
      tabIndex={-1}
      className="search-line pad-x-2 round"
      aria-selected={isCurrent}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {line.is !== 'found' && <Icon name={line.is === 'recent' ? 'Clock' : 'Search'} className="muted" />}
      <span className="clip1 grow" lang={line.is === 'found' ? langOf(line.hit.title) : undefined}>
        {line.is === 'recent' && line.words}
        {line.is === 'all' && t('search.allOf', { q: line.words })}
        {line.is === 'found' && <Marked text={line.hit.title} marks={line.hit.titleMarks} />}
      </span>
      {line.is === 'found' && <Tag>{line.hit.label}</Tag>}
    </Row>
  );
}
