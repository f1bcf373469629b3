// Loaded into the web server before its own code: when the program that started it is killed, it drains and ends too,
// instead of holding the port for ever.
import process from 'node:process';

process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
// Listening alone must not keep a finished process alive.
process.channel?.unref();
