import { type ReactNode, useId, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { classNames, namesIn } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { findIn } from './rules/found';
import { outlineOf, type TreeNode } from './rules/outline';
import { Tree, type TreeProps } from './tree/Tree';

/** The parts around a tree of any kind. */
export interface PanelProps {
  /** Above the tree: tabs, the name of the book. */
  readonly head?: ReactNode;
  /** Below the tree: actions on all of it. */
  readonly foot?: ReactNode;
  /** Beside a list, on phones and tablets: the tree is one bar with the chosen name that unfolds. */
  readonly folds?: boolean;
  /** Shown instead of a tree without nodes. */
  readonly empty: ReactNode;
  readonly className?: string;
}

interface TreePanelProps<Node extends TreeNode> extends PanelProps, Omit<TreeProps<Node>, 'query'> {
  /** What the search box says; absent: there is none. */
  readonly search?: string;
}

/** A tree in a card: the part above it, the search box, the tree, and the message if there is nothing to show. */
export function TreePanel<Node extends TreeNode>(props: TreePanelProps<Node>) {
  const t = useText();
  const { head, foot, folds = false, empty, className, search, ...tree } = props;
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const isFoundNothing = query !== '' && findIn(outlineOf(tree.nodes), query)?.hits.size === 0;
  const currentName = tree.nodes.find(({ id }) => id === tree.current)?.name;
  return (
    <section className={classNames('shrink', 'card', 'tree-panel', ...namesIn(className))} aria-label={tree.label}>
      {head}
      {folds && (
        <button
          type="button"
          className="tree-fold"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="clip1">{currentName ?? tree.label}</span>
          <Icon name={isOpen ? 'ChevronUp' : 'ChevronDown'} size={16} />
        </button>
      )}
      <div
        id={body}
        className={classNames(
          'shrink-y',
          'pad-y-3',
          'pad-x-2',
          'tree-body',
          folds && 'tree-folds',
          folds && isOpen && 'tree-unfolded',
        )}
      >
        {search !== undefined && tree.nodes.length > 0 && (
          <TreeSearch label={search} query={query} onQuery={setQuery} />
        )}
        {tree.nodes.length === 0 && empty}
        {isFoundNothing && (
          <p className="muted pad-x-3">
            {t('textbook.kit.tree.nothing')}{' '}
            <Button look="link" size="small" onClick={() => setQuery('')}>
              {t('textbook.kit.tree.all')}
            </Button>
          </p>
        )}
        <Tree
          {...(tree as TreeProps<Node>)}
          query={query}
          onChoose={
            tree.onChoose &&
            ((id) => {
              setOpen(false);
              tree.onChoose?.(id);
            })
          }
        />
        {foot}
      </div>
    </section>
  );
}

interface TreeSearchProps {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

function TreeSearch({ label, query, onQuery }: TreeSearchProps) {
  const t = useText();
  return (
    <search className="tree-search relative">
      <Icon name="Search" size={16} />
      <input
        className="input"
        type="search"
        value={query}
        placeholder={label}
        aria-label={t('textbook.kit.tree.search')}
        maxLength={60}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
    </search>
  );
}
