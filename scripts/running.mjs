/** Runs what a script starts to its end, and leaves nothing of it behind when the script is asked to stop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './prepare.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** So long after it was asked to, a program may take to end with all that it has started. */
const PATIENCE_MS = 8000;

/** Sends a signal to all processes of a group. Answers whether there were any. */
function toGroup(pid, signal) {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/**
 * Runs a program and waits for it and for whatever else is in its process group.
 * When we are asked to stop, all of them are told as by Ctrl+C in a terminal, which is what runners of tests tidy up after;
 * then we end ourselves.
 * @param heard hears what it prints, which is printed as well
 * @returns its exit code, null for a killed one
 */
export async function runToItsEnd(command, args, env, heard) {
  const stdio = ['ignore', heard === undefined ? 'inherit' : 'pipe', 'inherit'];
  // A group of its own: Ctrl+C in our terminal reaches it once, from here, and it can be told as a whole.
  const child = spawn(command, args, { cwd: root, stdio, detached: true, env });
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    heard(text);
  });
  let asked = null;
  let deadline = Infinity;
  const stop = (signal) => {
    // npm hands on what the terminal has sent to us as well.
    if (asked !== null) return;
    asked = signal;
    deadline = performance.now() + PATIENCE_MS;
    toGroup(child.pid, 'SIGINT');
    setTimeout(() => toGroup(child.pid, 'SIGKILL'), PATIENCE_MS).unref();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const [status] = await once(child, 'exit');
  // What outlived a program that ended by itself is told, too.
  if (asked === null && toGroup(child.pid, 'SIGINT')) deadline = performance.now() + PATIENCE_MS;
  while (toGroup(child.pid, 0)) {
    if (performance.now() > deadline) toGroup(child.pid, 'SIGKILL');
    await wait(20);
  }
  // What it printed at last is on its way still.
  if (child.stdout?.closed === false) await Promise.race([once(child.stdout, 'close'), wait(2000)]);
  for (const signal of SIGNALS) process.off(signal, stop);
  if (asked !== null) process.exit(128 + constants.signals[asked]);
  return status;
}
