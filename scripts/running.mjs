/** Runs a program for a script to its end, and leaves none of its processes behind when the script is asked to stop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './prepare.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A program and all its children may take this long to end after a stop signal. */
const PATIENCE_MS = 8000;

/** Sends a signal to all processes of a group. Answers true when there were any. */
function toGroup(pid, signal) {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/**
 * Runs a program and waits for it and for all other processes of its group. A signal to us stops all of them as Ctrl+C
 * in a terminal does, after which test runners clean up. Then our own process ends.
 * @param heard receives the output, which is printed as well
 * @returns its exit code, null for a killed one
 */
export async function runToItsEnd(command, args, env, heard) {
  const stdio = ['ignore', heard === undefined ? 'inherit' : 'pipe', 'inherit'];
  // A group of its own: Ctrl+C in our terminal reaches it once, from here, and one signal reaches all its processes.
  const child = spawn(command, args, { cwd: root, stdio, detached: true, env });
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    heard(text);
  });
  let asked = null;
  let deadline = Infinity;
  const stop = (signal) => {
    // npm passes on the signal that the terminal has already sent to us.
    if (asked !== null) return;
    asked = signal;
    deadline = performance.now() + PATIENCE_MS;
    toGroup(child.pid, 'SIGINT');
    setTimeout(() => toGroup(child.pid, 'SIGKILL'), PATIENCE_MS).unref();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const [status] = await once(child, 'exit');
  // Processes that outlive their program get the signal, too.
  if (asked === null && toGroup(child.pid, 'SIGINT')) deadline = performance.now() + PATIENCE_MS;
  while (toGroup(child.pid, 0)) {
    if (performance.now() > deadline) toGroup(child.pid, 'SIGKILL');
    await wait(20);
  }
  // The last output may still be on its way.
  if (child.stdout?.closed === false) await Promise.race([once(child.stdout, 'close'), wait(2000)]);
  for (const signal of SIGNALS) process.off(signal, stop);
  if (asked !== null) process.exit(128 + constants.signals[asked]);
  return status;
}
