import { useState } from 'react';
import { useIntl } from 'react-intl';
import { besides, outlineOf } from '../../../kit/ui/trees/rules/outline';
import type { Move } from '../../../kit/ui/trees/rules/moves';
import { chapterNodes, type WireChapter } from '../../../kit/ui/trees/data/wire-nodes';
import type { TreeEdit } from '../../../kit/ui/trees/tree/tree-edit';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useDialogs, useMessages, useText } from 'edutech/core/web/hooks';
import { aheadAdded, aheadMoved, aheadNamed, aheadRemoved, type NewPlace, newChapterId } from './ahead';
import { longestChapterName, nameChapter } from './chapter-names';
import type { TreeWrites } from './tree-writes';
import { useWriteQueue } from './use-write-queue';

interface Edited {
  /** In the shape of chapters, whatever it is a tree of. */
  readonly nodes: readonly WireChapter[];
  /** Of the tree, as it was read. */
  readonly version: number;
  readonly deepest: number;
  readonly writes: TreeWrites;
  readonly onChoose: (id: string) => void;
}

/** Changing a tree: what it shows meanwhile, where saving stands, and each act with its undo. */
export function useTreeEdit({ nodes, version, deepest, writes, onChoose }: Edited) {
  const messages = useMessages();
  const say = useUndo();
  const queue = useWriteQueue({ chapters: nodes, version });
  const remove = useRemoval(writes.dependents);
  const [typing, setTyping] = useState<string | null>(null);
  const [place, setPlace] = useState<NewPlace | null>(null);
  const shown = place ? aheadAdded(place, '')(queue.shown) : queue.shown;
  const outline = outlineOf(chapterNodes(queue.shown));
  const nameOf = (id: string) => outline.places.get(id)?.node.name ?? '';

  /** A write that takes another one back: what fails has not been undone. */
  const undo = async (...write: Parameters<typeof queue.write>) => {
    if (!(await queue.write(...write))) throw new Error('not undone');
  };
  const stopTyping = () => {
    setTyping(null);
    setPlace(null);
  };
  const move = async (wanted: Move) => {
    const back = whereIs(outline, wanted.nodeId);
    if (!(await queue.write(writes.move(wanted), aheadMoved(wanted)))) return;
    say('textbook.chapters.moved', { name: nameOf(wanted.nodeId) }, () => undo(writes.move(back), aheadMoved(back)));
  };
  const name = async (id: string, typed: string) => {
    const named = nameChapter(typed);
    stopTyping();
    if (!named.status) {
      messages.show(named.message, { tone: 'error' });
      return;
    }
    const before = nameOf(id);
    if (id === newChapterId && place) {
      await queue.write(writes.add(place, named.name, nextOf(outline, place), onChoose), aheadAdded(place, named.name));
      return;
    }
    if (named.name === before) return;
    if (!(await queue.write(writes.rename(id, named.name), aheadNamed(id, named.name)))) return;
    say('textbook.chapters.renamed', { name: named.name }, () =>
      undo(writes.rename(id, before), aheadNamed(id, before)),
    );
  };
  const takeOut = async (id: string) => {
    const removed = nameOf(id);
    if (!(await remove(id, removed))) return;
    if (!(await queue.write(writes.takeOut(id, 0), aheadRemoved(id)))) return;
    say('textbook.chapters.removed', { name: removed }, () => undo(writes.takeOut(id, 1), (same) => same));
  };
  const edit: TreeEdit = {
    deepest,
    longestName: longestChapterName,
    typing,
    onType: (id) => (id === null ? stopTyping() : setTyping(id)),
    onName: (id, typed) => void name(id, typed),
    onMove: (wanted) => void move(wanted),
    onAdd: (id, where) => {
      const at = id === null ? undefined : outline.places.get(id);
      setPlace(
        where === 'below' ? { parentId: id, behind: null } : { parentId: at?.parent?.node.id ?? null, behind: id },
      );
      setTyping(newChapterId);
    },
    onRemove: (id) => void takeOut(id),
  };
  return { shown, saving: queue.saving, edit };
}

type ChapterOutline = ReturnType<typeof outlineOf>;

/** The move that brings a chapter back to where it stands now. */
function whereIs(outline: ChapterOutline, nodeId: string): Move {
  const place = outline.places.get(nodeId);
  if (!place) return { nodeId, parentId: null, beforeId: null };
  const row = besides(outline, place);
  return {
    nodeId,
    parentId: place.parent?.node.id ?? null,
    beforeId: row[row.indexOf(place) + 1]?.node.id ?? null,
  };
}

/** What a new chapter is to stand before; undefined: it is the last, where the server puts it by itself. */
function nextOf(outline: ChapterOutline, { behind }: NewPlace): string | undefined {
  const place = behind === null ? undefined : outline.places.get(behind);
  return (place && whereIs(outline, place.node.id).beforeId) ?? undefined;
}

/** Asks before something is taken out on which something stands, and names that; true: go on. */
function useRemoval(dependents: TreeWrites['dependents']) {
  const dialogs = useDialogs();
  const intl = useIntl();
  const t = useText();
  return async (nodeId: string, name: string): Promise<boolean> => {
    try {
      const found = await dependents(nodeId);
      if (found.length === 0) return true;
      const things = found.map(({ what, count }) => t('textbook.dependent', { what, count }));
      return await dialogs.confirm({
        title: t('textbook.chapters.remove', { name }),
        text: t('textbook.chapters.removeText', { things: intl.formatList(things) }),
        ok: 'textbook.kit.tree.remove',
        danger: true,
      });
    } catch {
      return false; // the call has shown the error
    }
  };
}
