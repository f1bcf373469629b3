import * as Y from 'yjs';
import type { Id } from 'edutech/core/common/ids';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { changePlan, planChanges } from 'edutech/plugins/prepare/api';
import { contentOf } from 'edutech/plugins/prepare/model/plan/shared-plan';
import type { Answer, Caller } from '../../support/people';

export const plan = (slug: string) => demoId(`prepare.plan.${slug}`);
export const exercise = (slug: string) => demoId(`prepare.exercise.${slug}`);
export const question = (slug: string) => demoId(`questions.question.${slug}`);
export const mathematics = demoId('subject/mathematics');
export const grade7 = demoId('grade/7');
/** Another teacher of mathematics at the school of the demo teacher. */
export const colleague = { personId: demoId('person/101/teacher/mathematics/2') };

/** What a call answered. */
export const dataOf = <E>(answer: Answer): OutputOf<E> => {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.envelope!.data as OutputOf<E>;
};

/** Message key of an error. */
export const keyOf = (answer: Answer): string => (answer.envelope!.data as { key: string }).key;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** A page that has a plan open: what is written into its document is sent on request. */
export class Desk {
  readonly doc = new Y.Doc();
  #revision = 0;
  #unsent: Uint8Array[] = [];

  constructor(
    private readonly caller: Caller,
    private readonly planId: Id,
  ) {
    this.doc.on('update', (change: Uint8Array, origin: unknown) => {
      if (origin !== this) this.#unsent.push(change);
    });
  }

  get content() {
    return contentOf(this.doc);
  }

  async read(): Promise<void> {
    const input = { planId: this.planId, after: this.#revision };
    this.#take(dataOf<typeof planChanges>(await this.caller.call(planChanges, input)));
  }

  /** What would be sent now, base64. */
  get change(): string {
    return Buffer.from(Y.mergeUpdates(this.#unsent)).toString('base64');
  }

  async send(): Promise<Answer> {
    const input = { planId: this.planId, after: this.#revision, change: this.change };
    const answer = await this.caller.call(changePlan, input);
    if (answer.status === 200) {
      this.#unsent = [];
      this.#take(dataOf<typeof changePlan>(answer));
    }
    return answer;
  }

  #take({ revision, changes }: { readonly revision: number; readonly changes: readonly string[] }): void {
    for (const change of changes) Y.applyUpdate(this.doc, bytesOf(change), this);
    this.#revision = Math.max(this.#revision, revision);
  }
}
