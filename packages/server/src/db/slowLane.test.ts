import os from 'node:os';
import { expect, inject, test } from 'vitest';
import { slowLane } from './slowLane.ts';

test.each([
  [true, os.constants.priority.PRIORITY_BELOW_NORMAL],
  [false, os.getPriority()],
])('processes of a database that is ours (%s) come behind others', async (own, priority) => {
  const errors: Error[] = [];
  const lane = slowLane(inject('pgUrl'), (e) => errors.push(e), { own });
  try {
    const { rows } = await lane.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await expect.poll(() => os.getPriority(rows[0]!.pid)).toBe(priority);
    expect(errors).toEqual([]);
  } finally {
    await lane.pool.end();
  }
});
