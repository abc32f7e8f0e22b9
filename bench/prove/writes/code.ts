import { kod } from '@masabasi/core/is/kod/contract';
import { createHash } from 'node:crypto';
import { type World, type Write, writesOf } from '../world.ts';

const inCode = writesOf('kod', kod);

/** The message of a repository host about a push. */
const pushed = (w: World) => ({
  ref: 'refs/heads/ana',
  repository: { full_name: 'masa/eczane' },
  commits: [
    {
      id: createHash('sha1').update(w.word()).digest('hex'),
      message: 'T00001: fiş iki kez yazılmıyor',
      timestamp: new Date().toISOString(),
      url: null,
      author: { name: 'Ayşe Öztürk' },
    },
  ],
});

/** Writing calls of repositories. */
export const writes: readonly Write[] = [
  inCode('kodItme', 'push', async (w) => ({ request: pushed(w) }), { once: true }),
];
