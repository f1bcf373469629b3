import type { BookItem, StageItem } from '../../api/books';

/** A book with the names of what it hangs on. */
export interface NamedBook extends BookItem {
  readonly subject: string;
  readonly grade: string;
  readonly item: string;
}

/**
 * The tree stage → subject → grade → edition → book. Books come in the city's order; each level keeps the order in which
 * its members first appear.
 */
export function bookTree(books: readonly NamedBook[]): StageItem[] {
  const tree: StageItem[] = [];
  for (const { subject, grade, item, ...book } of books) {
    const { stageId, subjectId, gradeId, itemId } = book;
    const stage = memberOf(tree, (one) => one.stageId === stageId, { stageId, subjectList: [] });
    const ofSubject = memberOf(stage.subjectList, (one) => one.subjectId === subjectId, {
      subjectId,
      subject,
      gradeList: [],
    });
    const ofGrade = memberOf(ofSubject.gradeList, (one) => one.gradeId === gradeId, { gradeId, grade, items: [] });
    memberOf(ofGrade.items, (one) => one.itemId === itemId, { itemId, item, bookList: [] }).bookList.push(book);
  }
  return tree;
}

/** The member of a level that is meant; `otherwise` is put at its end where there is none yet. */
function memberOf<Member>(level: Member[], isMeant: (member: Member) => boolean, otherwise: Member): Member {
  const found = level.find(isMeant);
  if (found) return found;
  level.push(otherwise);
  return otherwise;
}
