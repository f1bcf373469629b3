import Type, { type Static } from 'typebox';
import { Id, Ids as IdsOf, Maybe } from 'edutech/core/common/wire/kinds';
import { stages } from 'edutech/core/common/teaching/stages';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { forms, kinds, licences, resourceLanguages } from '../model/kinds';
import { mostAtOnce, mostListed } from '../model/limits';
import { reviewStates, checks } from '../model/sharing';

// Shapes that several calls answer with or ask for.

export const Ids = IdsOf(mostAtOnce);
const OptionalId = Maybe(Id);
const OptionalTime = Maybe(Type.String());

export const Visibility = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
/** School 2, public 3. */
export const Shared = Type.Union([Type.Literal(2), Type.Literal(3)]);

/** A line of a list of resources. Names are in the reader's language; times are ISO 8601. */
export const Resource = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Type.Enum([...kinds]),
  /** Which viewer shows it. */
  form: Type.Enum([...forms]),
  ext: Type.String(),
  /** Of the main file. */
  bytes: Type.Integer(),
  /** Conversion of the main file (portal.md section 3): 1 ready, 3 converting, any other failed. */
  status: Type.Integer(),
  /** Address of its thumbnail; empty: there is none (yet), and a drawing of its file type is shown. */
  videoImg: Type.String(),
  /** Length of a film or recording in whole seconds, pages of a document; 0: not known. */
  seconds: Type.Integer(),
  pages: Type.Integer(),
  stageId: Type.Enum([...stages]),
  subjectId: Id,
  subject: Type.String(),
  /** One English word that never changes (`mathematics`): its colour. */
  subjectCode: Type.String(),
  gradeId: Id,
  grade: Type.String(),
  licence: Type.Enum([...licences]),
  /** The author, as its owner names them. */
  authors: Type.String(),
  /** Name of the school where it arose; empty: of none. */
  school: Type.String(),
  /** Personal 1, school 2, public 3. */
  visibility: Visibility,
  /** The visibility that a waiting review asks for; 0: none. Only its owner sees it, others get 0. */
  wanted: Type.Union([Type.Literal(0), Shared]),
  /** When it appeared in this list; in the trash: when it was removed. */
  time: Type.String(),
  /** How often it was opened and downloaded. */
  showNum: Type.Integer(),
  downloadNum: Type.Integer(),
  /** Mean of the ratings, 1 to 5 with one decimal; 0: nobody has rated it. */
  rating: Type.Number(),
  ratings: Type.Integer(),
  isFavourite: Type.Boolean(),
  isOwn: Type.Boolean(),
  /** Counts every change of it by a form. */
  version: Type.Integer(),
});
export type Resource = Static<typeof Resource>;

/** A page of a list. `total` is at most {@link mostListed}; `capped` means that there are more ("1000+"). */
export const ResourcePage = Type.Object({
  data: Type.Array(Resource),
  pageData: PageInfo,
  capped: Type.Boolean({ description: `More than ${mostListed}.` }),
});
export type ResourcePage = Static<typeof ResourcePage>;

/** A file and how it can be viewed. Addresses that are not public are tickets of 60 s for this session. */
const ShownFile = Type.Object({
  ffid: Id,
  name: Type.String(),
  ext: Type.String(),
  bytes: Type.Integer(),
  mime: Type.String(),
  /** 1 ready, 3 converting, any other failed. */
  status: Type.Integer(),
  /** The file itself, with ranges; empty while it is converting or failed. */
  sourcePath: Type.String(),
  /** Office documents as PDF; empty as long as there is none. */
  officeOnlineUrl: Type.String(),
  /** Films as HLS in several qualities; empty: it plays from `sourcePath` only. */
  stream: Type.String(),
  /** Pictures of a document's first pages, a film's poster, or the picture in several widths from the smallest on. */
  pictures: Type.Array(Type.String()),
  seconds: Type.Integer(),
  pages: Type.Integer(),
});
export type ShownFile = Static<typeof ShownFile>;

/** One of its chapters. */
const PlaceOf = Type.Object({
  nodeId: Id,
  bookId: Id,
  bookName: Type.String(),
  /** Names from the top of the book down to the chapter. */
  trail: Type.Array(Type.String()),
  /** The chapter or the book was taken out since. */
  isRemoved: Type.Boolean(),
});

/** One review of a resource, as its owner sees it. */
export const Submission = Type.Object({
  taskId: Id,
  wanted: Shared,
  state: Type.Enum([...reviewStates]),
  submitted: Type.String(),
  /** Until when it is to be decided. */
  due: Type.String(),
  decided: OptionalTime,
  /** Why it was returned. */
  reason: Type.String(),
  /** Checks that were ticked. */
  ticks: Type.Array(Type.Enum([...checks])),
  comments: Type.Array(
    Type.Object({
      commentId: Id,
      anchor: Type.Enum(['whole', 'page', 'second']),
      /** Page from 1 on, or second; 0 for the whole. */
      at: Type.Integer(),
      text: Type.String(),
      author: Type.String(),
      time: Type.String(),
    }),
  ),
});
export type Submission = Static<typeof Submission>;

/** One resource with everything that its page shows. */
export const ResourceDetail = Type.Object({
  ...Resource.properties,
  description: Type.String(),
  keywords: Type.Array(Type.String()),
  language: Type.Enum([...resourceLanguages]),
  bookId: OptionalId,
  places: Type.Array(PlaceOf),
  points: Type.Array(Type.Object({ kiid: Id, knowName: Type.String() })),
  /** The main file. */
  file: ShownFile,
  otherFile: Type.Array(ShownFile),
  /** The reader's own rating; 0: none. */
  myRating: Type.Integer(),
  /** Reported uses, the newest first; at most 20. */
  usedIn: Type.Array(
    Type.Object({
      useId: Id,
      title: Type.String(),
      person: Type.String(),
      school: Type.String(),
      time: Type.String(),
      isOwn: Type.Boolean(),
    }),
  ),
  /** The reader's possible acts on it now; the server decides again about each. */
  may: Type.Object({
    edit: Type.Boolean(),
    remove: Type.Boolean(),
    shareToSchool: Type.Boolean(),
    shareToPublic: Type.Boolean(),
    withdraw: Type.Boolean(),
    download: Type.Boolean(),
    /** After a download, or after reporting a use; never for the owner. */
    rate: Type.Boolean(),
    use: Type.Boolean(),
  }),
  /** Reviews of it, the newest first; for its owner only. */
  submissions: Type.Array(Submission),
});
export type ResourceDetail = Static<typeof ResourceDetail>;
