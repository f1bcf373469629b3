import { createElement } from 'react';
import type { Block, Cell, Content } from '../../../common/content';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Formula } from '../../formula/Formula';
import { inOrder } from './in-order';
import { InlineView, type InlineParts } from './InlineView';
import { PictureView } from './PictureView';
import { Recording } from './Recording';
import { type Tied, tiedInlines } from './tied-inlines';

interface ContentViewProps extends InlineParts {
  readonly content: Content;
}

/** A content as elements: text with its marks, formulas, pictures, tables, recordings. Nothing of it is read as HTML. */
export function ContentView({ content, ...parts }: ContentViewProps) {
  return inOrder(content, (block) => createElement(BlockView, { block, ...parts }));
}

function BlockView({ block, ...parts }: { readonly block: Block } & InlineParts) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p
          className={classNames(
            'question-line',
            block.align && `question-line-${block.align}`,
            block.isIndented && 'question-line-indented',
          )}
        >
          {inOrder(tiedInlines(block.inlines), (tied) => tiedView(tied, parts))}
        </p>
      );
    case 'formula':
      return <Formula latex={block.latex} isBlock />;
    case 'picture':
      return (
        <figure className={classNames('above-2', 'below-2', block.place === 'end' && 'question-figure-end')}>
          <PictureView picture={block} media={parts.media} />
        </figure>
      );
    case 'table':
      return (
        <div className="scrolls-x above-2 below-2">
          <table className="question-table">
            <tbody>{inOrder(block.rows, (row) => tableRow(row, parts))}</tbody>
          </table>
        </div>
      );
    case 'audio':
      return <Recording file={block.file} media={parts.media} />;
  }
}

const tiedView = ({ inline, tail }: Tied, parts: InlineParts) =>
  tail ? (
    <span className="nowrap">
      {InlineView({ inline, ...parts })}
      {InlineView({ inline: tail, ...parts })}
    </span>
  ) : (
    InlineView({ inline, ...parts })
  );

const tableRow = (row: readonly Cell[], parts: InlineParts) => (
  <tr>
    {inOrder(row, ({ inlines, isHead, columns, rows }) =>
      createElement(
        isHead ? 'th' : 'td',
        { colSpan: columns, rowSpan: rows },
        ...tiedInlines(inlines).map((tied) => tiedView(tied, parts)),
      ),
    )}
  </tr>
);
