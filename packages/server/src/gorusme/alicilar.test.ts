import { randomBytes } from 'node:crypto';
import { contract } from '@masabasi/core/contract';
import { KOD_BAYTI, takipKodu } from '@masabasi/core/webistek/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testServer } from '../testing.ts';
import { masaKur } from './testing.ts';

/** Whom an answer can be sent to. */

const { gorusme: oda } = contract;
const s = await testServer();
const { ayse, musteriAc, yetkiliAc, ac, detay, mesaj } = await masaKur(s);
afterAll(() => s.kapat());

const yanitla = async (GorusmeId: number, Alici: string) =>
  mesaj(
    await s.call(
      oda.gorusmeHareketKaydet,
      { hareket: { GorusmeId, Tur: 'yanit', Aciklama: 'Bakıyoruz.', Alici } },
      ayse.token,
    ),
  );
const onerilen = async (Id: number) => (await detay(Id)).alicilar.map((a) => [a.Kaynak, a.Ad, a.Adres]);

let sira = 0;
/** A request as it came from the web or by mail. */
const istekYaz = async (eposta: string): Promise<number> => {
  const { id } = await s.db
    .insertInto('webistek')
    .values({
      takip_kodu: takipKodu(randomBytes(KOD_BAYTI)),
      soru_ozeti: Buffer.from(`alici ${++sira}`.padEnd(32)),
      ad_soyad: 'Ece Ar',
      kurum: '',
      musteri_no: '',
      telefon: '05321112233',
      eposta,
      proje_id: 2,
      aciklama: 'Reçete gitmiyor',
      kaynak: '',
      durum: 'incelemede',
      musteri_id: null,
      atanan_id: ayse.Id,
      red_neden: null,
      asil_id: null,
      zaman: s.saat.simdi,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const mektupYaz = (gonderen: string, nesne: 'gorusme' | 'webistek', id: number, tur: 'yanit' | 'yeni' | 'otomatik') =>
  s.db
    .insertInto('gelen_posta')
    .values({
      ozet: Buffer.from(`mektup ${++sira}`.padEnd(32)),
      ileti: '',
      gonderen,
      gonderen_adi: 'Yazan',
      konu: 'Reçete',
      metin: 'Hâlâ gitmiyor',
      tur,
      nesne,
      nesne_id: id,
      zaman: s.saat.simdi,
    })
    .execute();

test('an institution is answered at its card and its people, who is called first in front', async () => {
  const { Id: MusteriId } = await musteriAc({ Eposta: 'bilgi@klinik.example' });
  await yetkiliAc(MusteriId, { Ad: 'Nur', Soyad: 'Ak', Unvan: 'Müdür', Eposta: 'nur@klinik.example' });
  await yetkiliAc(MusteriId, { Ad: 'Adressiz' });
  const { Id } = await ac({ MusteriId });
  expect(await onerilen(Id)).toEqual([
    ['kart', '', 'bilgi@klinik.example'],
    ['kisi', 'Nur Ak, Müdür', 'nur@klinik.example'],
  ]);
  await mektupYaz('NUR@klinik.example', 'gorusme', Id, 'yanit');
  expect((await onerilen(Id))[0]).toEqual(['kisi', 'Nur Ak, Müdür', 'nur@klinik.example']);
});

test('who asked on the web is answered in the contact that became of it, and in no other', async () => {
  const { Id: MusteriId } = await musteriAc();
  const { Id } = await ac({ MusteriId }, { WebistekId: await istekYaz('ece@ev.example') });
  expect(await onerilen(Id)).toEqual([['istek', 'Ece Ar', 'ece@ev.example']]);
  expect(await yanitla(Id, 'Ece@ev.example')).toBe('tamam');
  const baska = await ac({ MusteriId }, { gordum: ['ayniKonu'] });
  expect(await onerilen(baska.Id)).toEqual([]);
  expect(await yanitla(baska.Id, 'ece@ev.example')).toContain('Listeden birini seçiniz');
});

test('who wrote a mail into it is answered, but never proposed before who is known; machines are not', async () => {
  const { Id: MusteriId } = await musteriAc({ Eposta: 'bilgi@klinik.example' });
  const istek = await istekYaz('');
  await mektupYaz('ilk@ev.example', 'webistek', istek, 'yeni');
  const { Id } = await ac({ MusteriId }, { WebistekId: istek });
  await mektupYaz('sonra@ev.example', 'gorusme', Id, 'yanit');
  await mektupYaz('makine@ev.example', 'gorusme', Id, 'otomatik');
  expect((await onerilen(Id)).map(([, , adres]) => adres)).toEqual([
    'bilgi@klinik.example',
    'sonra@ev.example',
    'ilk@ev.example',
  ]);
  expect(await yanitla(Id, 'sonra@ev.example')).toBe('tamam');
  expect(await yanitla(Id, 'makine@ev.example')).toContain('Listeden birini seçiniz');
});

test('what came with a contact that became part of it comes with it', async () => {
  const { Id: MusteriId } = await musteriAc();
  const parca = await ac({ MusteriId }, { WebistekId: await istekYaz('ece@ev.example'), AtananId: ayse.Id });
  const { Id } = await ac({ MusteriId }, { gordum: ['ayniKonu'] });
  await sql`update gorusme set ust_id = ${Id}, durum = 'birlesti', kapanis_zamani = ${s.saat.simdi},
    birlesme_oncesi = 'atandi', birlestiren_id = ${ayse.Id} where id = ${parca.Id}`.execute(s.db);
  expect(await onerilen(Id)).toEqual([['istek', 'Ece Ar', 'ece@ev.example']]);
});
