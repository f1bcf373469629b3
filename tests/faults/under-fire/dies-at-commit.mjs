// Preloaded into a server (`--import`). Told a moment, the process ends itself there, at the next COMMIT, as kill -9 would:
//   before   the statements have run, COMMIT is not sent
//   during   COMMIT has left, nobody knows what became of it
//   after    the database has committed, and nobody who waits has been answered
import process from 'node:process';
import pg from 'pg';

let moment = '';
process.on('message', (message) => {
  moment = String(message);
});

const die = () => process.kill(process.pid, 'SIGKILL');
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...args) {
  if (moment === '' || args[0] !== 'commit') return query.apply(this, args);
  if (moment === 'before') die();
  const answered = query.apply(this, args);
  if (moment === 'after') answered.then(die, () => undefined);
  else setImmediate(die);
  return answered;
};
