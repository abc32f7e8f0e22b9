import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Waits for the end of its input, which comes when the test process ends in any way, even by a kill. Then it stops a
 * database that still runs there and removes the folder.
 */
const AFTERWARDS = 'cat; kill -QUIT "$(head -n 1 "$1/pg/postmaster.pid")"; sleep 0.2; rm -rf "$1"';

const MEMORY = '/dev/shm';
/** Default folder. */
const USUAL = '/tmp';
/** Room for all databases of a run, several times over, and for its browsers and the rest. */
const ROOM_BYTES = 4 * 2 ** 30;
const LEFT_BYTES = 8 * 2 ** 30;

/** Folder for the databases of tests: in memory when there is enough, which saves minutes in a whole run. */
export function testsHome(): string {
  if (tmpdir() !== USUAL || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES && process.availableMemory() >= LEFT_BYTES ? MEMORY : tmpdir();
}

/** A temporary data folder that does not outlive the process. `remove` waits until it is gone. */
export function testFolder(name: string, home = tmpdir()): { dataDir: string; remove: () => Promise<void> } {
  const dataDir = mkdtempSync(join(home, name));
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
