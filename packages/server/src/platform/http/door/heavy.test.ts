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
  const [yine, sonra] = [is(), is()];
  const ikinci = agirlar.sirayla(0, yine.yap);
  const ucuncu = agirlar.sirayla(0, sonra.yap);
  await birAz();
  const basladi = () => [...isler, yine, sonra].map((x) => x.durum.basladi);
  expect(basladi()).toEqual([true, true, false, false, false, false]);
  await expect(agirlar.sirayla(0, is().yap)).rejects.toThrow(SURUYOR);
  isler[1]!.bitir();
  await birAz();
  expect(basladi()).toEqual([true, true, true, false, false, false]);
  isler[0]!.bitir(new Error('olmadı'));
  await expect(sonuclar[0]).rejects.toThrow('olmadı');
  await birAz();
  // A person's second waits behind the others that came before it, and runs although the first failed.
  expect(basladi()).toEqual([true, true, true, true, false, false]);
  isler[2]!.bitir();
  await birAz();
  expect(basladi()).toEqual([true, true, true, true, true, false]);
  isler[3]!.bitir();
  await birAz();
  // A free place alone does not start the third one before the second has ended.
  expect(basladi()).toEqual([true, true, true, true, true, false]);
  yine.bitir();
  sonra.bitir();
  await Promise.all([...sonuclar.slice(1), ikinci, ucuncu]);
  // After any end the person may ask again.
  const son = is();
  son.bitir();
  await agirlar.sirayla(0, son.yap);
});
