// Preloaded into a measured server (`--import`): tells whoever started it how much processor time it has used so far.
import process from 'node:process';

process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
