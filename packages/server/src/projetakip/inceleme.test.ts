import { expect, test } from 'vitest';
import { durakOlc, enUzunDurak } from '../testingDurak.ts';
import { mspCoz } from './hazirla.ts';

/** Plans of other programs are read while everybody else is served. */

const gorev = '<Task><UID>1</UID><Name>İş</Name><ExtendedAttribute><Value>1</Value></ExtendedAttribute></Task>';

test('a file of as many tasks as a request may bring, which is refused in the end', async () => {
  const xml = `<Project xmlns="http://schemas.microsoft.com/project"><Tasks>${gorev.repeat(38_000)}</Tasks></Project>`;
  const { sonuc, sure, durak } = await durakOlc(() => mspCoz(xml));
  expect(sonuc).toEqual({ hata: expect.stringMatching(/^Dosyada 38000 görev var/) });
  expect(durak).toBeLessThan(enUzunDurak(sure));
}, 60_000);

test('what is no plan is refused in a sentence', async () => {
  expect(await mspCoz('<a/>')).toEqual({ hata: expect.stringMatching('Microsoft Project XML’i değil') });
});
