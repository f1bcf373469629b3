import { migrate, type MigrationSet } from 'edutech/core/server/data/migrations';
import { argument, say } from './child-process';

// Migrates a set; a test ends it in the middle.
const { url, set } = argument<{ url: string; set: MigrationSet }>();
say({ applied: (await migrate(url, 'edutech_app', [set])).map(({ name }) => name) });
