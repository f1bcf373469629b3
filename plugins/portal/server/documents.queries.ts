import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { DocumentItem } from '../api';

/** All documents, in the order that they were given. */
export const selectDocuments = (db: Db, language: Language): Promise<DocumentItem[]> =>
  db.all(sql<DocumentItem>`
    select id, ${language === 'en' ? sql`coalesce(nullif(title_en, ''), title)` : sql`title`} as title, ext, bytes,
      file_path
    from portal.document order by position`);

export interface NewDocument {
  id: Id;
  position: number;
  title: string;
  titleEn: string;
  ext: string;
  bytes: number;
  filePath: string;
}

export const insertDocuments = (db: Db, documents: readonly NewDocument[]) =>
  db.run(sql`
    insert into portal.document (id, position, title, title_en, ext, bytes, file_path)
    values ${sql.join(
      documents.map(
        (d) => sql`(${d.id}, ${d.position}, ${d.title}, ${d.titleEn}, ${d.ext}, ${d.bytes}, ${d.filePath})`,
      ),
    )}`);
