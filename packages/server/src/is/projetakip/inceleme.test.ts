import { expect, test } from 'vitest';
import { durakOlc, enUzunDurak } from '../../testing/durak.ts';
import { mspCoz } from './hazirla.ts';

/** Files of other programs are read while the server keeps answering. */

const gorev = '<Task><UID>1</UID><Name>İş</Name><ExtendedAttribute><Value>1</Value></ExtendedAttribute></Task>';

test('keeps answering while it reads the largest file of a request, and refuses the file in the end', async () => {
  const xml = `<Project xmlns="http://schemas.microsoft.com/project"><Tasks>${gorev.repeat(38_000)}</Tasks></Project>`;
  const { sonuc, sure, durak } = await durakOlc(() => mspCoz(xml));
  expect(sonuc).toEqual({ hata: expect.stringMatching(/^Dosyada 38000 görev var/) });
  expect(durak).toBeLessThan(enUzunDurak(sure));
}, 60_000);

test('answers a file without plans with a sentence', async () => {
  expect(await mspCoz('<a/>')).toEqual({ hata: expect.stringMatching('Microsoft Project XML’i değil') });
});
