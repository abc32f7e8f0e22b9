import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOzeti } from '../../platform/http/access.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_KART, oturumVer } from '../../testing/walk.ts';

let s: TestServer;
let bas: number;
let calisan: number;
let token: string;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  bas = await s.kisi('bas', { ad: 'Gülşen', soyad: 'Çağlayan', departmanId });
  calisan = await s.kisi('calisan', {
    ad: 'Çağrı; Işıl,',
    soyad: 'Öztürkoğulları Şahinbaşoğlu Iğdırlıgiller',
    departmanId,
  });
  await s.sorumluYap(departmanId, bas);
  token = await oturumVer(s, bas);
  const ortak = { yazma_zamani: OGLEN, aciklama: 'gizli not' };
  await s.db
    .insertInto('izin')
    .values([
      { ...ortak, kisi_id: bas, tur_id: 282, baslangic: '2026-12-07', bitis: '2026-12-09' },
      {
        ...ortak,
        kisi_id: bas,
        tur_id: 291,
        baslangic: '2026-12-15',
        bitis: '2026-12-15',
        baslama_saati: '09:00',
        bitis_saati: '12:30',
      },
      { ...ortak, kisi_id: calisan, tur_id: 282, baslangic: '2026-12-20', bitis: '2026-12-22' },
      { ...ortak, kisi_id: calisan, tur_id: 280, baslangic: '2024-12-20', bitis: '2024-12-22' },
      { ...ortak, kisi_id: calisan, tur_id: 280, baslangic: '2026-12-28', bitis: '2026-12-30', silindi: OGLEN },
    ])
    .execute();
});
afterAll(() => s?.kapat());

const islem = async (i: 'goster' | 'yenile' | 'kaldir', t = token, baslik?: Record<string, string>) =>
  tamam(await s.call(talep.takvimBaglantisi, { islem: i }, t, baslik));
const oku = (yol: string) => fetch(`${s.url}${yol}`);

/** Events of an iCalendar text: unfolded lines, split into name and value. */
function olaylar(ics: string): Record<string, string>[] {
  expect(ics.endsWith('\r\n')).toBe(true);
  for (const satir of ics.split('\r\n')) expect(Buffer.byteLength(satir)).toBeLessThanOrEqual(75);
  const satirlar = ics.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect([satirlar[0], satirlar.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const sonuc: Record<string, string>[] = [];
  for (const satir of satirlar) {
    const [, ad, deger] = /^([^:]+):(.*)$/.exec(satir)!;
    if (satir === 'BEGIN:VEVENT') sonuc.push({});
    else if (sonuc.length > 0) sonuc.at(-1)![ad!] = deger!.replace(/\\([\\;,])/g, '$1');
  }
  return sonuc;
}

test('a head’s feed has own leaves in full and the department’s with hidden types cut, without notes', async () => {
  const { url } = await islem('yenile');
  const yanit = await oku(url!);
  expect([yanit.status, yanit.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const ics = await yanit.text();
  expect(ics).not.toContain('gizli not');
  expect(olaylar(ics)).toMatchObject([
    { SUMMARY: 'Rapor (Hastalık)', 'DTSTART;VALUE=DATE': '20261207', 'DTEND;VALUE=DATE': '20261209', SEQUENCE: '0' },
    { SUMMARY: 'Saatlik İzin', DTSTART: '20261215T060000Z', DTEND: '20261215T093000Z' },
    { SUMMARY: 'Çağrı; Işıl, Öztürkoğulları Şahinbaşoğlu Iğdırlıgiller - İzinli', 'DTSTART;VALUE=DATE': '20261220' },
  ]);
  const kendi = await islem('yenile', await oturumVer(s, calisan));
  expect(olaylar(await (await oku(kendi.url!)).text()).map((o) => o['SUMMARY'])).toEqual(['Rapor (Hastalık)']);
});

test('only the digest of the key is stored, and a repeated call makes a new key', async () => {
  const anahtar = { 'idempotency-key': 'takvim-anahtari' };
  const { url } = await islem('yenile', token, anahtar);
  const gizli = /takvim\/(.{43})\.ics$/.exec(url!)![1]!;
  const { anahtar_ozeti } = await s.db
    .selectFrom('takvim_baglantisi')
    .select('anahtar_ozeti')
    .where('kisi_id', '=', bas)
    .executeTakeFirstOrThrow();
  expect(anahtar_ozeti.equals(tokenOzeti(gizli))).toBe(true);
  expect((await oku(url!)).status).toBe(200);
  const ikinci = await islem('yenile', token, anahtar);
  expect(ikinci.url).not.toBe(url);
  expect(await islem('goster')).toEqual({ durum: true, var: true, url: null });
  expect(JSON.stringify(await s.db.selectFrom('yinelenen').select('yanit').execute())).not.toContain('/takvim/');
  expect([(await oku(url!)).status, (await oku(ikinci.url!)).status]).toEqual([404, 200]);
});

test('a new link ends the old one, and a revoked link and an exit end it, too', async () => {
  const ilk = (await islem('yenile')).url!;
  const ikinci = (await islem('yenile')).url!;
  expect([(await oku(ilk)).status, (await oku(ikinci)).status]).toEqual([404, 200]);
  expect(await islem('kaldir')).toEqual({ durum: true, var: false, url: null });
  expect((await oku(ikinci)).status).toBe(404);
  const calisaninki = (await islem('yenile', await oturumVer(s, calisan))).url!;
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', calisan).execute();
  expect((await oku(calisaninki)).status).toBe(404);
});

test('losing the sign-in, the last day, an exit and every new password end a link for good', async () => {
  const yonetici = await oturumVer(s, await s.kisi('yonetici', { rol: 'Yönetici' }));
  let sira = 0;
  const birisi = async () => {
    const ad = `bagli${(sira += 1)}`;
    const Id = await s.kisi(ad);
    const kendi = await oturumVer(s, Id);
    const { departman_id: DepartmanId } = await s.db
      .selectFrom('kisi')
      .select('departman_id')
      .where('id', '=', Id)
      .executeTakeFirstOrThrow();
    const kart = (Surum: number, GirisIzni: 0 | 1) =>
      s.call(personel.personelKaydet, { ...BOS_KART, Id, Surum, DepartmanId, UserName: ad, GirisIzni }, yonetici);
    return { Id, kendi, kart, url: (await islem('yenile', kendi)).url! };
  };
  type Birisi = Awaited<ReturnType<typeof birisi>>;
  const geri = ({ Id }: Birisi) => s.call(personel.personelGeriAl, { Id }, yonetici);
  const yollar: Record<string, (k: Birisi) => (() => Promise<{ body: { durum: boolean } }>)[]> = {
    'licence taken and given back': (k) => [() => k.kart(1, 0), () => k.kart(2, 1)],
    'left and back again': (k) => [
      () => s.call(personel.personelAyril, { Id: k.Id, CikisTarihi: '2026-11-20', AyrilmaNedeni: 'İstifa' }, yonetici),
      () => geri(k),
    ],
    'a password given': ({ Id }) => [
      () => s.call(personel.personelParolaVer, { Id, Parola: 'gecici-parola', Tekrar: 'gecici-parola' }, yonetici),
    ],
    'own password changed': ({ Id, kendi }) => [
      () => s.call(oturum.parolaDegistir, { userId: Id, parola: 'yepyeni-parola' }, kendi),
    ],
  };
  const acik: Record<string, number[]> = {};
  for (const [ad, yol] of Object.entries(yollar)) {
    const k = await birisi();
    const durumlar = [(await oku(k.url)).status];
    for (const adim of yol(k)) {
      expect([ad, (await adim()).body.durum]).toEqual([ad, true]);
      durumlar.push((await oku(k.url)).status);
    }
    acik[ad] = durumlar;
  }
  expect(acik).toEqual({
    'licence taken and given back': [200, 404, 404],
    'left and back again': [200, 404, 404],
    'a password given': [200, 404],
    'own password changed': [200, 404],
  });
});

test('on the day after the last working day the link is closed, even before the daily job has run', async () => {
  const Id = await s.kisi('giden');
  const { url } = await islem('yenile', await oturumVer(s, Id));
  await s.db.updateTable('kisi').set({ cikis_tarihi: '2026-11-21' }).where('id', '=', Id).execute();
  expect((await oku(url!)).status).toBe(200);
  s.ileri(24 * 60);
  expect((await oku(url!)).status).toBe(404);
  s.ileri(-24 * 60);
});

test('a person who changes their password is told that the link is closed', async () => {
  const userId = await s.kisi('duyan');
  const kendi = await oturumVer(s, userId);
  await islem('yenile', kendi);
  const { body } = await s.call(oturum.parolaDegistir, { userId, parola: 'yepyeni-parola' }, kendi);
  expect(body.durum && body.msg).toBe(
    'Parolanız değiştirildi. Lütfen yeni parolanızla giriş yapınız. Takvim bağlantınız kapatıldı; isterseniz yenisini alınız.',
  );
});

test.each(['yok.ics', `${'A'.repeat(43)}.ics`, 'A'.repeat(43), `${'A'.repeat(5000)}.ics`, '..%2f..%2f.ics', '%00.ics'])(
  'a wrong key is a JSON 404 (%#)',
  async (dosya) => {
    const yanit = await oku(`/api/takvim/${dosya}`);
    expect(yanit.status === 404 || yanit.status === 414).toBe(true);
    expect(await yanit.json()).toMatchObject({ durum: false });
  },
);

test('the feed stays readable with any existing data', async () => {
  await s.db.updateTable('kisi').set({ soyad: 'Öz\u0007\uFFFF', aktif: true }).where('id', '=', calisan).execute();
  const ics = await (await oku((await islem('yenile')).url!)).text();
  expect(ics).toContain('Öz - İzinli');
});
