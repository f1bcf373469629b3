import Type, { type TSchema } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { deepestPoint, knowledgeSources, type KnowledgeNode } from '../model/trees/knowledge-tree';

// Knowledge trees: the calls of teaching.md section 7.

const signedIn = { signedIn: true } as const;

/**
 * The owner of a tree; lists default to the person's (teaching.md section 9). Personal trees precede the school's and
 * the city's.
 */
const Source = Type.Enum([...knowledgeSources], { default: 'PERSON' });

const Facts = {
  knowId: Id,
  kiid: Id,
  knowName: Type.String(),
  isLeaf: Type.Boolean(),
  /** Shown, but nothing new can be put there. */
  disabled: Type.Boolean(),
};

/**
 * A node with all nodes below it, as deep as trees grow: written out, because answers are serialised by their schema.
 */
const nested = (levels: number): TSchema =>
  Type.Object({ ...Facts, items: Type.Array(levels > 1 ? nested(levels - 1) : Type.Object({})) });
const Node = Type.Unsafe<KnowledgeNode>(nested(deepestPoint));

/**
 * The trees that the caller works with, one for each subject and stage that they teach in `term` (default: in any).
 * PERSON returns the personal tree if there is one, else the school's, else the city's.
 */
export const getUserKnowledge = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/knowledge/get-user-knows',
  specified: true,
  access: signedIn,
  input: Type.Object({ source: Source, term: Type.Optional(Id) }),
  output: Type.Array(
    Type.Object({
      knowId: Id,
      knowName: Type.String(),
      stageId: Type.Enum([...stages]),
      subjectId: Id,
      subject: Type.String(),
      source: Type.Enum([...knowledgeSources]),
      version: Type.Integer(),
      /** Whether the caller may change it. */
      mayEdit: Type.Boolean(),
    }),
  ),
});

/** One knowledge point with the names above it, outermost first. */
export const getKnowledgePoint = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/knowledgeitem/select-one',
  specified: true,
  access: signedIn,
  input: Type.Object({ kiid: Id }),
  output: Type.Object({ ...Facts, trail: Type.Array(Type.String()) }),
});

/** The points of a subject in a stage, as a tree; the browser caches five of them (teaching.md section 9). */
export const getKnowledgePoints = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/knowledgeitem/get-knowledgeitem-list',
  specified: true,
  access: signedIn,
  input: Type.Object({ stageId: Type.Enum([...stages]), subjectId: Id, source: Source }),
  output: Type.Array(Node),
});
