import { isId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Live } from 'edutech/core/server/live/live';
import { convertedTopic } from '../../kit/common/converted-topic';
import { selectFilesOf } from './conversions.queries';

interface Services {
  readonly database: Database;
  readonly live: Live;
}

const actor = asSystem('tells pages what was converted');

/** Tells open pages that a file they wait for is converted, or will not be; they ask again for what they may see of it. */
export class ConversionBroadcast {
  constructor(private readonly services: Services) {
    services.live.topic({
      name: convertedTopic,
      // nothing is said of a file but that it is time to ask again
      mayHear: (who, subject) => who.kind === 'person' && isId(subject),
      // the conversion may have ended between the page's call and its subscription
      greeting: () => ({}),
    });
  }

  /** The conversion of a content is over. */
  async send(sha256: string): Promise<void> {
    const files = await this.services.database.read(actor, (db) => selectFilesOf(db, sha256));
    for (const { id } of files) this.services.live.publish(`${convertedTopic}:${id}`, {});
  }
}
