import type { Id } from 'edutech/core/common/ids';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { filesIn } from 'edutech/plugins/questions/kit/common/walk-content';
import type { Block, GuideDocument, Part } from './document';

function filesOfPart(part: Part): Id[] {
  switch (part.kind) {
    case 'text':
      return filesIn(part.content as Content);
    case 'ask':
      return filesIn(part.prompt as Content);
    case 'file':
      return [part.file];
    default:
      return [];
  }
}

/** Ids of the files of some blocks that belong to the guide book itself, each once: not those of questions. */
export const filesOfBlocks = (blocks: readonly Block[]): Id[] => [
  ...new Set(blocks.flatMap(({ parts }) => parts.flatMap(filesOfPart))),
];

export const filesOfDocument = ({ blocks }: GuideDocument): Id[] => filesOfBlocks(blocks);
