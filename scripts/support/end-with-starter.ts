// Loaded into every process that the starter runs: when the starter is gone, however it went, they go too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
