import { contract } from '@masabasi/core/contract';
import { AYIRMA_METNI } from '@masabasi/core/gorusme/rules';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../testing.ts';
import { masaKur } from './testing.ts';

/** A matter that came up in a contact becomes a contact of its own. */

const { gorusme: oda } = contract;
const s = await testServer();
const { ayse, can, ac, detay, durumYaz, kaydet, gecerli, mesaj, musteriAc } = await masaKur(s);
afterAll(() => s.kapat());

const ayir = (MusteriId: number, AyrilanId: number, kim = ayse) =>
  kaydet({ MusteriId, Baslik: 'Fatura da basılmıyor' }, { AyrilanId }, kim);

test('each of the two leads to the other, and the first tells of it; nobody is asked whether it is the same matter', async () => {
  const { Id: MusteriId } = await musteriAc();
  const g = await ac({ MusteriId, Baslik: 'Yazıcı çalışmıyor' }, { AtananId: ayse.Id });
  const yeni = tamam(await ayir(MusteriId, g.Id));
  expect((await detay(yeni.Id)).gorusme).toMatchObject({ AyrilanId: g.Id, AyrilanNo: g.No, Ayrilanlar: [] });
  const { gorusme, hareketlist } = await detay(g.Id);
  expect(gorusme).toMatchObject({
    AyrilanId: null,
    Ayrilanlar: [{ Id: yeni.Id, No: yeni.No, Baslik: 'Fatura da basılmıyor' }],
    // Whoever has a form of it open goes on.
    Surum: g.Surum,
  });
  expect(hareketlist[0]).toMatchObject({
    Tur: 'ayrildi',
    Baslik: `Ayrı görüşme açıldı: ${yeni.No}`,
    Aciklama: 'Fatura da basılmıyor',
  });
});

test('a colleague and one that is solved may be taken from, too; of two at once both are opened', async () => {
  const { Id: MusteriId } = await musteriAc();
  const g = await ac({ MusteriId }, { AtananId: ayse.Id });
  await durumYaz(g.Id, gecerli('cozuldu'));
  const ikisi = await Promise.all([ayir(MusteriId, g.Id), ayir(MusteriId, g.Id, can)]);
  const idler = ikisi.map((c) => tamam(c).Id).toSorted((a, b) => a - b);
  const { gorusme } = await detay(g.Id);
  expect(gorusme.Ayrilanlar.map((a) => a.Id)).toEqual(idler);
  expect(gorusme.DurumAnahtar).toBe('cozuldu');
});

test('it is refused with its reason, and nothing is opened', async () => {
  const [{ Id: MusteriId }, baska] = [await musteriAc(), await musteriAc()];
  const bende = { AtananId: ayse.Id, gordum: ['ayniKonu' as const] };
  const g = await ac({ MusteriId }, bende);
  expect(mesaj(await ayir(baska.Id, g.Id))).toBe(AYIRMA_METNI.baskaMusteri);
  expect(mesaj(await ayir(MusteriId, 2_000_000_000))).toBe(AYIRMA_METNI.yok);
  const hedef = await ac({ MusteriId }, bende);
  tamam(await s.call(oda.gorusmeBirlestir, { Id: g.Id, Surum: g.Surum, HedefId: hedef.Id }, ayse.token));
  expect(mesaj(await ayir(MusteriId, g.Id))).toBe(AYIRMA_METNI.birlesmis);
  expect((await detay(g.Id)).gorusme.Ayrilanlar).toEqual([]);
});

test('one of a product that is not theirs is as one that is not there', async () => {
  const { Id: MusteriId } = await musteriAc();
  const g = await ac({ MusteriId, ProjeId: 6 }, { AtananId: can.Id }, can);
  expect(mesaj(await ayir(MusteriId, g.Id))).toBe(AYIRMA_METNI.yok);
  const yeni = tamam(await ayir(MusteriId, g.Id, can));
  // Nor does the one that was taken out of it tell of it.
  expect((await detay(yeni.Id)).gorusme).toMatchObject({ AyrilanId: null, AyrilanNo: null });
  expect((await detay(yeni.Id, can)).gorusme).toMatchObject({ AyrilanId: g.Id, AyrilanNo: g.No });
});
