import { contract } from '@masabasi/core/contract';
import { AYIRMA_METNI } from '@masabasi/core/masa/gorusme/rules';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { masaKur } from './testing.ts';

/** A matter that came up in a ticket becomes a ticket of its own. */

const { gorusme: oda } = contract;
const s = await testServer();
const { ayse, can, ac, detay, durumYaz, kaydet, gecerli, mesaj, musteriAc } = await masaKur(s);
afterAll(() => s.kapat());

const ayir = (MusteriId: number, AyrilanId: number, kim = ayse) =>
  kaydet({ MusteriId, Baslik: 'Fatura da basılmıyor' }, { AyrilanId }, kim);

test('links both tickets and writes the split into the first one, without asking about a ticket on the same subject', async () => {
  const { Id: MusteriId } = await musteriAc();
  const g = await ac({ MusteriId, Baslik: 'Yazıcı çalışmıyor' }, { AtananId: ayse.Id });
  const yeni = tamam(await ayir(MusteriId, g.Id));
  expect((await detay(yeni.Id)).gorusme).toMatchObject({ AyrilanId: g.Id, AyrilanNo: g.No, Ayrilanlar: [] });
  const { gorusme, hareketlist } = await detay(g.Id);
  expect(gorusme).toMatchObject({
    AyrilanId: null,
    Ayrilanlar: [{ Id: yeni.Id, No: yeni.No, Baslik: 'Fatura da basılmıyor' }],
    // A person with the first ticket's form open can still save it.
    Surum: g.Surum,
  });
  expect(hareketlist[0]).toMatchObject({
    Tur: 'ayrildi',
    Baslik: `Ayrı görüşme açıldı: ${yeni.No}`,
    Aciklama: 'Fatura da basılmıyor',
  });
});

test('splits a colleague’s or a solved ticket, and opens two tickets for two requests at once', async () => {
  const { Id: MusteriId } = await musteriAc();
  const g = await ac({ MusteriId }, { AtananId: ayse.Id });
  await durumYaz(g.Id, gecerli('cozuldu'));
  const ikisi = await Promise.all([ayir(MusteriId, g.Id), ayir(MusteriId, g.Id, can)]);
  const idler = ikisi.map((c) => tamam(c).Id).toSorted((a, b) => a - b);
  const { gorusme } = await detay(g.Id);
  expect(gorusme.Ayrilanlar.map((a) => a.Id)).toEqual(idler);
  expect(gorusme.DurumAnahtar).toBe('cozuldu');
});

test('refuses with a reason, and opens nothing', async () => {
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

test('treats a ticket of a foreign product as missing', async () => {
  const { Id: MusteriId } = await musteriAc();
  const g = await ac({ MusteriId, ProjeId: 6 }, { AtananId: can.Id }, can);
  expect(mesaj(await ayir(MusteriId, g.Id))).toBe(AYIRMA_METNI.yok);
  const yeni = tamam(await ayir(MusteriId, g.Id, can));
  // The new ticket does not mention the hidden ticket either.
  expect((await detay(yeni.Id)).gorusme).toMatchObject({ AyrilanId: null, AyrilanNo: null });
  expect((await detay(yeni.Id, can)).gorusme).toMatchObject({ AyrilanId: g.Id, AyrilanNo: g.No });
});
