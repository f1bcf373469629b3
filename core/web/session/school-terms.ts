import { computed } from '@preact/signals-react';
import { listTerms } from '../../common/api/organisation';
import { chooseTerm } from '../../common/time/terms';
import { inject, injectable } from '../../di/inject';
import type { Calls } from '../call';
import { Http } from '../http/http';
import { Place } from '../page/place';
import { Dialogs, Storage, type Terms } from '../services';
import { Identity } from './identity';

const termKey = 'term';

/**
 * School terms; the chosen one is kept until logout. A change of term reloads the document, so pages never need to
 * follow it.
 */
@injectable()
export class SchoolTerms implements Terms {
  constructor(
    @inject(Http) private readonly call: Calls,
    @inject(Identity) private readonly identity: Identity,
    @inject(Storage) private readonly storage: Storage,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Place) private readonly place: Place,
  ) {}

  readonly list = computed(() => this.identity.state.value?.termVos ?? []);
  readonly current = computed(() => chooseTerm(this.list.value, this.storage.get<string>(termKey)));

  async load(): Promise<void> {
    const termVos = await this.call(listTerms, {}, { quiet: true });
    const state = this.identity.state.peek();
    if (state) this.identity.state.value = { ...state, termVos };
  }

  choose(termId: string): void {
    if (termId === this.current.peek()?.termId) return;
    this.storage.set(termKey, termId, Infinity);
    this.dialogs.busy('core.session.switchingTerm');
    this.place.reload();
  }
}
