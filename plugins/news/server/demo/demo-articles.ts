import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { type Static, Type } from 'typebox';
import { storedStates } from '../../model/articles/states';
import { wordLevels } from '../../model/articles/text/words';

const Article = Type.Object({
  title: Type.String(),
  titleEn: Type.String(),
  /** Name of a channel. */
  type: Type.String(),
  summary: Type.String(),
  summaryEn: Type.String(),
  /** A picture of `media`. */
  cover: Type.Optional(Type.String()),
  /** HTML; `{{media:NAME}}` is the address of a picture of `media`. */
  body: Type.Optional(Type.String()),
  /** 1 is shown here, others lead to `link`; default: 1. */
  openType: Type.Optional(Type.Integer()),
  link: Type.Optional(Type.String()),
  source: Type.String(),
  editor: Type.Optional(Type.String()),
  author: Type.Optional(Type.String()),
  publishedAt: Type.String(),
  views: Type.Integer(),
});
/** A published article of the city. */
export type DemoArticle = Static<typeof Article> & { readonly slug: string };

export const demoArticles = (folder: string): DemoArticle[] =>
  readDemo(folder, 'articles').map((record) => ({ slug: record.name, ...demoValues(Article, record) }));

const Channel = Type.Object({ nameEn: Type.String() });

export const demoChannels = (folder: string) =>
  readDemo(folder, 'channels.txt').map((record) => ({ name: record.name, ...demoValues(Channel, record) }));

const Word = Type.Object({ level: Type.Enum([...wordLevels]), note: Type.Optional(Type.String()) });

/** The word list of the desks. */
export const demoWords = (folder: string) =>
  readDemo(folder, 'words.txt').map((record) => ({ word: record.name, note: '', ...demoValues(Word, record) }));

const DeskArticle = Type.Object({
  site: Type.Enum(['city', 'linjiang', 'songxi', 'home']),
  state: Type.Enum([...storedStates]),
  writer: Type.String(),
  type: Type.String(),
  title: Type.String(),
  titleEn: Type.Optional(Type.String()),
  summary: Type.Optional(Type.String()),
  summaryEn: Type.Optional(Type.String()),
  source: Type.Optional(Type.String()),
  tags: Type.Optional(Type.Array(Type.String())),
  cover: Type.Optional(Type.String()),
  hoursAgo: Type.Number(),
  body: Type.Optional(Type.String()),
  /** The text before its last change. */
  earlier: Type.Optional(Type.String()),
  submittedBy: Type.Optional(Type.String()),
  approvals: Type.Optional(Type.Array(Type.String())),
  publishInDays: Type.Optional(Type.Number()),
  expiresInDays: Type.Optional(Type.Number()),
  withdrawnBy: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  /** `comment (who, resolved): words of the text | what is said about them`. */
  comment: DemoLines,
});

/** An article somewhere between draft and archive. */
export type DeskArticle = Omit<Static<typeof DeskArticle>, 'comment'> & {
  readonly slug: string;
  readonly comments: readonly DeskComment[];
};
export interface DeskComment {
  readonly by: string;
  readonly isResolved: boolean;
  readonly quote: string;
  readonly text: string;
}

export const deskArticles = (folder: string): DeskArticle[] =>
  readDemo(folder, 'desk.txt').map((record) => {
    const { comment, ...article } = demoValues(DeskArticle, record);
    return {
      ...article,
      slug: record.name,
      comments: comment.map(({ note, text }) => {
        const [by = '', resolved] = note.split(', ');
        const [quote = '', said = ''] = text.split(' | ');
        return { by, isResolved: resolved === 'resolved', quote, text: said };
      }),
    };
  });
