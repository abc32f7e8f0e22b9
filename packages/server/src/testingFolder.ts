import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Waits for the end of its input, which comes when the test process ends in whatever way, be it killed; then clears
 * away a database that still runs there, and the folder.
 */
const AFTERWARDS = 'cat; kill -QUIT "$(head -n 1 "$1/pg/postmaster.pid")"; sleep 0.2; rm -rf "$1"';

/** A temporary data folder that does not outlive the process; `remove` waits until it is gone. */
export function testFolder(name: string): { dataDir: string; remove: () => Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), name));
  chmodSync(dataDir, 0o755);
  const afterwards = spawn('/bin/sh', ['-c', AFTERWARDS, 'sh', dataDir], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise<void>((done) => afterwards.once('exit', () => done()));
  return {
    dataDir,
    remove: () => {
      afterwards.stdin.end();
      return gone;
    },
  };
}
