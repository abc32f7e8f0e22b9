import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { diskBekcisi, diskYeri } from './disk.ts';

test('measures a folder that does not exist by the nearest folder above it', async () => {
  const { dataDir, remove } = testFolder('masabasi disk-');
  expect((await diskYeri(join(dataDir, 'a/b'))).Toplam).toBe((await diskYeri(dataDir)).Toplam);
  await remove();
});

test.each([
  [1, false],
  [1_000_000_000, true],
])('with a limit of %i MB: full is %s, said once and loudly', async (sinirMb, dolu) => {
  const { dataDir, remove } = testFolder('masabasi disk-');
  const satirlar: string[] = [];
  const bekci = await diskBekcisi({ klasor: dataDir, sinirMb, log: (satir) => satirlar.push(satir) });
  expect([bekci.dolu(), bekci.sinir]).toEqual([dolu, sinirMb * 1_000_000]);
  expect(bekci.bos()).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(satirlar.map((satir) => satir.startsWith('DİKKAT'))).toEqual(dolu ? [true] : []);
  bekci.stop();
  await remove();
});
