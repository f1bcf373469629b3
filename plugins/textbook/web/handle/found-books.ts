import type { NamedBook } from '../shared/named-books';

/** The books that the address asks for: by stage, subject, grade, and words of the name, the volume, or the edition. */
export function foundBooks<Book extends NamedBook>(books: readonly Book[], query: URLSearchParams): Book[] {
  const is = (name: string, value: string) => !query.get(name) || query.get(name) === value;
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/u);
  return books.filter(({ stageId, subjectId, gradeId, ...book }) => {
    const text = [book.name, book.tbName, book.item, book.subject, book.grade].join(' ').toLowerCase();
    return (
      is('stage', stageId) &&
      is('subject', subjectId) &&
      is('grade', gradeId) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** What books can be narrowed by: the ids that occur in them, with their names, in the order of the books. */
export function optionsIn(books: readonly NamedBook[], id: 'subjectId' | 'gradeId', name: 'subject' | 'grade') {
  const options = new Map(books.map((book) => [book[id], book[name]]));
  return [...options].map(([value, label]) => ({ value, label }));
}
