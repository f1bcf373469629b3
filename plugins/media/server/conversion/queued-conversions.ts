import { type ConversionState, conversionStates } from '../../kit/common/conversion-states';
import type { Id } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import type { Db } from 'edutech/core/server/data/db';
import type { Tickets } from 'edutech/core/server/security/tickets';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Conversions, Convertible, RenditionOf, Viewing } from '../../kit/server/conversions';
import {
  insertConversion,
  type OpenConversion,
  reopenFailed,
  selectResults,
  selectStates,
} from './conversions.queries';
import { enqueueConversion } from './enqueue-conversion';
import type { Programs } from 'edutech/core/server/programs/programs';
import { renditionFrom } from './rendition-from';
import { allRecipes, recipeFor } from './recipes/all-recipes';

export interface QueuedConversionsParts {
  readonly jobs: Jobs;
  readonly tickets: Tickets;
  readonly programs: Programs;
  readonly clock: Clock;
}

const recipeNames = allRecipes.map(({ name }) => name);

/** Conversions that jobs make, one row and one job for each content and recipe. */
export class QueuedConversions implements Conversions {
  constructor(private readonly parts: QueuedConversionsParts) {}

  async request(db: Db, files: readonly Convertible[]): Promise<void> {
    const now = this.parts.clock.now();
    for (const { sha256, ext } of files) {
      const recipe = recipeFor(ext);
      if (!recipe?.isPossible(this.parts.programs)) continue;
      const of = { sha256, recipe: recipe.name };
      if (await insertConversion(db, of, ext, now)) await this.enqueue(db, { ...of, ext, attempt: 0 });
    }
  }

  async statesOf(db: Db, fileIds: readonly Id[]): Promise<ReadonlyMap<Id, ConversionState>> {
    const states = new Map<Id, ConversionState>(fileIds.map((id) => [id, conversionStates.ready]));
    if (fileIds.length === 0) return states;
    for (const { id, state } of await selectStates(db, fileIds, recipeNames)) states.set(id, state);
    return states;
  }

  async renditionsOf(db: Db, files: readonly Convertible[], viewing: Viewing): Promise<ReadonlyMap<Id, RenditionOf>> {
    const wanted = files.flatMap((file) => {
      const recipe = recipeFor(file.ext)?.name;
      return recipe ? [{ file, recipe }] : [];
    });
    if (wanted.length === 0) return new Map();
    const made = await selectResults(
      db,
      wanted.map(({ file, recipe }) => ({ sha256: file.sha256, recipe })),
    );
    const results = new Map(made.map(({ sha256, recipe, result }) => [`${sha256} ${recipe}`, result]));
    return new Map(
      wanted.flatMap(({ file, recipe }) => {
        const result = results.get(`${file.sha256} ${recipe}`);
        const made = result && renditionFrom(recipe, result, this.#addresses(file, recipe, viewing));
        return made ? [[file.id, made]] : [];
      }),
    );
  }

  /** As plugins/media/server/serve-renditions.ts answers them. */
  #addresses({ id, sha256 }: Convertible, recipe: string, viewing: Viewing): (name: string) => string {
    if (viewing === 'public') return (name) => `/files/${sha256}/${recipe}/${name}`;
    const right = { purpose: 'file.view', object: id, method: 'GET', session: viewing.session } as const;
    const ticket = encodeURIComponent(this.parts.tickets.issue(right, this.parts.clock.now()));
    return (name) => `/files/ticket/view/${id}/${recipe}/${name}?token=${ticket}`;
  }

  async again(db: Db, sha256: string, recipe?: string): Promise<number> {
    const reopened = await reopenFailed(db, sha256, recipe ?? null, this.parts.clock.now());
    for (const one of reopened) await this.enqueue(db, one);
    return reopened.length;
  }

  /** Gives a conversion that is to be made its job. */
  enqueue(db: Db, of: OpenConversion): Promise<void> {
    return enqueueConversion(this.parts.jobs, db, of);
  }
}
