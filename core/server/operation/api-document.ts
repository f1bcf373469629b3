import type { Language } from '../../common/languages';
import type { Access } from '../../common/permissions/access';
import { token } from '../../common/token';

/** A JSON Schema of the document, as far as anybody here reads it. */
export interface DocumentSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, DocumentSchema>>;
  readonly required?: readonly string[];
  readonly items?: DocumentSchema | readonly DocumentSchema[];
  readonly anyOf?: readonly DocumentSchema[];
  readonly allOf?: readonly DocumentSchema[];
  readonly [keyword: string]: unknown;
}

/** Something that a call answers instead of its data. */
export interface DocumentedError {
  /** HTTP status. */
  readonly status: number;
  /** `code` of the envelope. */
  readonly code: number;
  readonly key: string;
  readonly text: string;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: DocumentSchema }>>;
}

/** One call: what OpenAPI says of it, and what it has no words for (`x-…`). */
export interface Operation {
  /** `work.createHomework`; with `@` and the root where it is served at a second one. */
  readonly operationId: string;
  /** The area that it belongs to. */
  readonly tags: readonly [string];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: 'query' | 'path';
    readonly required?: boolean;
    readonly schema?: DocumentSchema;
  }[];
  readonly requestBody?: Content & { readonly required: true };
  readonly responses: Readonly<
    Record<string, { readonly $ref: string } | (Content & { readonly description: string })>
  >;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-access': Access;
  /** The codes that `x-access` names, in words. */
  readonly 'x-permissions': readonly { readonly code: string; readonly title: string; readonly action?: string }[];
  readonly 'x-kind': 'read' | 'write' | 'grouped';
  /** Must travel as `secretRequest`; this is what is sealed. */
  readonly 'x-sealed'?: DocumentSchema;
  /** Limited sessions that may call it. */
  readonly 'x-limited-sessions': readonly string[];
  readonly 'x-per-minute'?: number;
  /** Errors with keys of their own, which the description of the call names. */
  readonly 'x-errors': readonly DocumentedError[];
}

/** An OpenAPI 3.1 document of all calls that a deployment serves. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  /** Areas: their ids, and what they are called. */
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, DocumentSchema>>;
    readonly parameters: Readonly<Record<string, object>>;
    readonly responses: Readonly<
      Record<string, Content & { readonly description: string; readonly 'x-errors': readonly DocumentedError[] }>
    >;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** Describes the calls of this deployment, for people and programs that call them from outside. */
export interface ApiDocument {
  in(language: Language): OpenApi;
}
export const ApiDocument = token<ApiDocument>('core.ApiDocument');
