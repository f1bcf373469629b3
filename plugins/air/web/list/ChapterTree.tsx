import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { AirBook } from '../../api';
import type { Wish } from '../../model/list/wish';
import { placeAddress } from '../shared/addresses';
import { levelOf, type TreeNode } from './place';

interface ChapterTreeProps {
  readonly book: AirBook;
  readonly tree: readonly TreeNode[];
  readonly current: string | undefined;
  readonly currentName: string;
  readonly wish: Wish;
}

/** Table of contents of a book, up to three levels. On phones it is one bar with the current section that unfolds. */
export function ChapterTree({ book, tree, current, currentName, wish }: ChapterTreeProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="card air-tree" aria-label={t('air.list.chapters')}>
      <Row as="header" gap={3} className="air-book pad-4 ruled-below">
        <Stack
          as="span"
          align="center"
          justify="center"
          gap={0}
          className={`round white fixed air-book-cover hue-${book.hue}`}
          aria-hidden="true"
        >
          {coverWord(book.subject)}
        </Stack>
        <span>
          <b className="block">{book.airBookName}</b>
          <small className="muted">{t('air.list.count', { count: book.lessons })}</small>
        </span>
      </Row>
      <Row
        as="button"
        justify="between"
        gap={3}
        type="button"
        className="air-fold wide pad-x-4 strong text-start"
        aria-expanded={isOpen}
        aria-controls="air-nodes"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{currentName}</span>
        <Row as="span" inline gap={1} className="fixed ink-brand medium">
          {t('air.list.changeSection')}
          <Icon name={isOpen ? 'ChevronUp' : 'ChevronDown'} size={16} />
        </Row>
      </Row>
      <div id="air-nodes" className="air-nodes" data-open={isOpen || undefined}>
        <Nodes nodes={tree} book={book} current={current} wish={wish} onChoose={() => setOpen(false)} />
      </div>
    </nav>
  );
}

interface NodesProps extends Pick<ChapterTreeProps, 'book' | 'current' | 'wish'> {
  readonly nodes: readonly TreeNode[];
  readonly onChoose: () => void;
}

function Nodes({ nodes, book, current, wish, onChoose }: NodesProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.nodeId}>
          <Link
            to={placeAddress(book.airBookId, node.nodeCode, wish)}
            className={`round soft air-node air-node-${levelOf(node.nodeCode)}`}
            aria-current={node.nodeCode === current ? 'true' : undefined}
            onClick={onChoose}
            preventScrollReset
          >
            <span className="muted">
              {node.isHaveChild && <Icon name={node.children.length > 0 ? 'ChevronDown' : 'ChevronRight'} size={16} />}
            </span>
            <span>{node.nodeName}</span>
            <small className="air-count fine num">{node.lessons > 0 ? node.lessons : '–'}</small>
          </Link>
          {node.children.length > 0 && (
            <Nodes nodes={node.children} book={book} current={current} wish={wish} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Four Chinese characters find room on a cover; of a longer name its first letter does. */
const coverWord = (subject: string) => (subject.length > 4 ? subject.slice(0, 1) : subject);
