// Loaded into the web server before its own code: when the program that started it is killed, it drains and ends too,
// instead of holding the port for ever.
import cluster from 'node:cluster';
import process from 'node:process';

// A worker of a cluster would end at once, in the middle of what it answers.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
// A closed terminal tells its whole group; a worker is told by the program that started it.
if (cluster.worker) process.on('SIGHUP', () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
// Listening alone must not keep a finished process alive.
process.channel?.unref();
