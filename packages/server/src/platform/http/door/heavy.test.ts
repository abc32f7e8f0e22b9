import { expect, test } from 'vitest';
import { Agirlar, SURUYOR } from './heavy.ts';

/** A piece of work that ends when the test says so. */
function is() {
  let bitir: (o?: Error) => void = () => undefined;
  const durum = { basladi: false };
  const son = new Promise<void>((tamam, olmadi) => (bitir = (e) => (e ? olmadi(e) : tamam())));
  return { durum, bitir: (e?: Error) => bitir(e), yap: () => ((durum.basladi = true), son) };
}
const birAz = () => new Promise((sonra) => setImmediate(sonra));

test('runs one work of a person at a time and a limited number in total, the others in order', async () => {
  const agirlar = new Agirlar(2);
  const isler = [is(), is(), is(), is()];
  const sonuclar = isler.map(({ yap }, i) => agirlar.sirayla(i, yap));
  await birAz();
  expect(isler.map((x) => x.durum.basladi)).toEqual([true, true, false, false]);
  await expect(agirlar.sirayla(0, is().yap)).rejects.toThrow(SURUYOR);
  await expect(agirlar.sirayla(3, is().yap)).rejects.toMatchObject({ status: 429 });
  isler[1]!.bitir();
  await birAz();
  expect(isler.map((x) => x.durum.basladi)).toEqual([true, true, true, false]);
  isler[0]!.bitir(new Error('olmadı'));
  await expect(sonuclar[0]).rejects.toThrow('olmadı');
  expect(isler[3]!.durum.basladi).toBe(true);
  // After any end the person may ask again.
  const yine = is();
  const ikinci = agirlar.sirayla(0, yine.yap);
  for (const x of [isler[2]!, isler[3]!, yine]) x.bitir();
  await Promise.all([...sonuclar.slice(1), ikinci]);
});
