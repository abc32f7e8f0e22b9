import { fatura } from '@masabasi/core/mali/fatura/contract';
import { gelir as oda } from '@masabasi/core/mali/gelir/contract';
import { odeme } from '@masabasi/core/mali/odeme/contract';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mizan } from '../defter/queries.ts';
import { demoSunucusu } from '@masabasi/demo/testing';
import { tamam, type TestServer } from '../../testing/product.ts';
import { pdfKarekodlari } from '../../testing/kare.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Income of the demo company: every figure is a sum of the ledger and opens into its rows. */

/** A card provider for the tests, which never contact it. */
const ODEME = {
  PUBLIC_URL: 'https://masa.example',
  ODEME_SAGLAYICI: 'nestpay',
  ODEME_UYE: '700655000200',
  ODEME_KULLANICI: 'api',
  ODEME_PAROLA: 'parola',
  ODEME_ANAHTAR: 'anahtar',
  ODEME_SAYFA: 'https://banka.example/sayfa',
  ODEME_API: 'https://banka.example/api',
};
let s: TestServer;
let token: string;
let dar: string;
let ProjeId: number;
beforeAll(async () => {
  s = await demoSunucusu({ tam: false, ortam: ODEME });
  const yetkiler = [YETKI.maliGor, YETKI.tahsilatYaz, YETKI.faturaAyarla];
  const Id = await s.kisi('Muhasebe', { yetkiler });
  await sql`insert into kisi_proje (kisi_id, proje_id) select ${Id}, id from proje`.execute(s.db);
  token = await oturumVer(s, Id);
  const { rows } = await sql<{ id: number }>`
    select proje_id as id from fatura group by 1 order by count(*) desc limit 1`.execute(s.db);
  ProjeId = rows[0]!.id;
  const darId = await s.kisi('Tek Ürün', { yetkiler });
  await s.db.insertInto('kisi_proje').values({ kisi_id: darId, proje_id: ProjeId }).execute();
  dar = await oturumVer(s, darId);
}, 180_000);
afterAll(() => s?.kapat());

const DONEM = { Baslangic: '2023-01-01', Bitis: '2026-12-31' };
const sor = async (o: object = {}, kim = token) => tamam(await s.call(oda.getGelir, { ...DONEM, ...o }, kim));
const ac = async (o: object, kim = token) =>
  tamam(await s.call(oda.gelirSatirlari, { Ne: 'kesilen', Birim: 'TRY', ...DONEM, ...o } as never, kim));

test('the cut, paid and open amounts equal the ledger', async () => {
  const { birimler } = await sor();
  const lira = birimler[0]!;
  const hesap = async (Kod: string) => (await mizan(s.db)).find((h) => h.Kod === Kod && h.Birim === 'TRY')!;
  expect(lira).toMatchObject({ Birim: 'TRY', Matrah: -(await hesap('600')).Bakiye });
  expect(lira.Acik).toBe((await hesap('120')).Bakiye);
  // A payment taken back appears on both sides of the ledger.
  const { rows } = await sql<{ geri: number }>`
    select sum(tutar)::bigint as geri from fatura_tahsilat where geri_alma_zamani is not null`.execute(s.db);
  expect(rows[0]!.geri).toBeGreaterThan(0);
  expect(lira.Tahsil).toBe((await hesap('120')).Alacak - rows[0]!.geri);
  expect(lira.Odenecek - lira.Tahsil).toBe(lira.Acik);
  expect(lira.Gecikmis).toBeGreaterThan(0);
  expect(lira.AylikYinelenen).toBeGreaterThan(0);
});

test('months, products, dealers and provinces each add up to the total, and open into their rows', async () => {
  const { birimler, aylar, kirilimlar } = await sor();
  const lira = birimler[0]!;
  const topla = (satirlar: readonly { readonly Birim: string; readonly Matrah: number }[]) =>
    satirlar.filter((x) => x.Birim === 'TRY').reduce((t, x) => t + x.Matrah, 0);
  for (const k of [kirilimlar.proje, kirilimlar.bayi, kirilimlar.il]) expect(topla(k)).toBe(lira.Matrah);
  expect(aylar.reduce((t, a) => t + a.Odenecek, 0)).toBe(lira.Odenecek);
  expect(aylar.reduce((t, a) => t + a.Tahsil, 0)).toBe(lira.Tahsil);
  expect(await ac({})).toMatchObject({ Adet: lira.Adet, Toplam: lira.Matrah });
  expect((await ac({ Ne: 'tahsil' })).Toplam).toBe(lira.Tahsil);
  for (const a of aylar.slice(0, 6))
    expect(
      (await ac({ Ne: 'odenecek', Baslangic: `${a.Ay}-01`, Bitis: `${a.Ay}-28`, Birim: a.Birim })).Toplam,
    ).toBeLessThanOrEqual(a.Odenecek);
  expect((await ac({ Ne: 'odenecek' })).Toplam).toBe(lira.Odenecek);
  expect((await ac({ Ne: 'acik' })).Toplam).toBe(lira.Acik);
  expect((await ac({ Ne: 'gecikmis' })).Toplam).toBe(lira.Gecikmis);
  for (const b of kirilimlar.bayi.slice(0, 5)) expect((await ac({ BayiId: b.Id ?? 0 })).Toplam, b.Ad).toBe(b.Matrah);
  for (const i of kirilimlar.il.slice(0, 5)) expect((await ac({ IlId: i.Id ?? 0 })).Toplam, i.Ad).toBe(i.Matrah);
  for (const p of kirilimlar.proje) expect((await ac({ ProjeId: p.Id })).Toplam, p.Ad).toBe(p.Matrah);
});

test('age groups add up to the open amount, for each customer and in total', async () => {
  const { musteriler, toplamlar } = tamam(await s.call(oda.alacakYaslari, {}, token));
  const lira = toplamlar.find((t) => t.Birim === 'TRY')!;
  expect(lira.Toplam).toBe((await sor()).birimler[0]!.Acik);
  for (const satir of [lira, ...musteriler]) expect(satir.kovalar.reduce((t, k) => t + k, 0)).toBe(satir.Toplam);
  expect(musteriler.reduce((t, m) => t + m.Toplam, 0)).toBe(lira.Toplam);
  const { MusteriId, kovalar } = musteriler[0]!;
  expect((await ac({ Ne: 'acik', MusteriId })).Toplam).toBe(musteriler[0]!.Toplam);
  expect((await ac({ Ne: 'acik', MusteriId, Kova: 'doksan' })).Toplam).toBe(kovalar[4]);
});

test('a person with one product sees only its figures', async () => {
  const hepsi = (await sor()).kirilimlar.proje.find((p) => p.Id === ProjeId)!;
  const { birimler, kirilimlar } = await sor({}, dar);
  expect(kirilimlar.proje).toEqual([hepsi]);
  expect(birimler[0]!.Matrah).toBe(hepsi.Matrah);
  expect((await ac({}, dar)).Toplam).toBe(hepsi.Matrah);
  expect((await sor({ ProjeId })).birimler[0]!.Matrah).toBe(hepsi.Matrah);
});

test('a reminder goes once for many clicks, with the customer’s others, and never despite a promise', async () => {
  const { alacaklar } = tamam(await s.call(oda.gecikenler, {}, token));
  const giden = alacaklar.filter((a) => a.Siradaki !== null);
  expect(giden.length).toBeGreaterThan(3);
  const [bir, soz, dur] = [...new Map(giden.map((a) => [a.MusteriId, a])).values()];
  tamam(await s.call(oda.sozKaydet, { FaturaId: soz!.FaturaId, SozGunu: '2026-11-25' }, token));
  expect((await s.call(oda.sozKaydet, { FaturaId: soz!.FaturaId, SozGunu: '2026-11-01' }, token)).body).toMatchObject({
    msg: 'Söz verilen gün geçmiş bir gün olamaz.',
  });
  expect((await s.call(oda.hatirlatmaDurdur, { MusteriId: dur!.MusteriId, Durdur: true }, token)).body).toMatchObject({
    msg: 'Hatırlatmaların neden durduğunu yazınız.',
  });
  tamam(await s.call(oda.hatirlatmaDurdur, { MusteriId: dur!.MusteriId, Durdur: true, Neden: 'Hukukta' }, token));
  const once = (await sql<{ n: number }>`select count(*)::int as n from posta`.execute(s.db)).rows[0]!.n;
  const istek = { FaturaIdler: [bir!.FaturaId, soz!.FaturaId, dur!.FaturaId] };
  const cevaplar = await Promise.all(Array.from({ length: 6 }, () => s.call(oda.hatirlatmaGonder, istek, token)));
  expect(cevaplar.filter((c) => c.body.durum).reduce((t, c) => t + tamam(c).Gonderilen, 0)).toBe(1);
  const { rows } = await sql<{
    konu: string;
    metin: string;
  }>`select konu, metin from posta order by id desc limit 1`.execute(s.db);
  expect((await sql<{ n: number }>`select count(*)::int as n from posta`.execute(s.db)).rows[0]!.n).toBe(once + 1);
  expect(rows[0]!.metin).toContain(bir!.No);
  const sonra = tamam(await s.call(oda.gecikenler, {}, token)).alacaklar;
  expect(sonra.find((a) => a.FaturaId === bir!.FaturaId)).toMatchObject({ SonSeviye: bir!.Siradaki, Siradaki: null });
  expect(sonra.find((a) => a.FaturaId === soz!.FaturaId)).toMatchObject({ SozGunu: '2026-11-25', Siradaki: null });
  expect(sonra.find((a) => a.FaturaId === dur!.FaturaId)).toMatchObject({ Durduruldu: true, DurmaNedeni: 'Hukukta' });
});

test('the reminder and the PDF contain the card payment page while its link is open', async () => {
  const { alacaklar } = tamam(await s.call(oda.gecikenler, {}, token));
  const lira = alacaklar.filter((a) => a.Birim === 'TRY' && a.Siradaki !== null);
  const FaturaId = lira.at(-1)!.FaturaId;
  const kagit = async () => {
    const { basefile } = tamam(await s.call(fatura.print_fatura, { Id: FaturaId }, token));
    const dosya = Buffer.from(basefile, 'base64');
    const metin = (await pdfOku(dosya)).sayfalar.map((y) => y.metin).join(' ');
    return { metin, kodlar: await pdfKarekodlari(dosya) };
  };
  const { baglanti } = tamam(await s.call(odeme.odemeBaglantiVer, { FaturaId }, token));
  expect(baglanti).toMatch(/^https:\/\/masa\.example\/odeme\/[\w-]{43}$/);
  const acikken = await kagit();
  expect(acikken.metin).toContain(`Bu faturayı kartla ödemek için: ${baglanti}`);
  // QR codes on the invoice: the one for the tax office, and the payment page.
  expect([acikken.kodlar.length, acikken.kodlar.includes(baglanti)]).toEqual([2, true]);
  expect(JSON.parse(acikken.kodlar.find((k) => k !== baglanti)!)).toHaveProperty('ettn');
  expect(tamam(await s.call(oda.hatirlatmaGonder, { FaturaIdler: [FaturaId] }, token)).Gonderilen).toBe(1);
  const posta = await sql<{ metin: string }>`select metin from posta order by id desc limit 1`.execute(s.db);
  expect(posta.rows[0]!.metin).toContain(`  kartla ödemek için: ${baglanti}`);
  tamam(await s.call(odeme.odemeBaglantiKapat, { FaturaId }, token));
  const kapaliyken = await kagit();
  expect([kapaliyken.metin.includes('/odeme/'), kapaliyken.kodlar.length]).toEqual([false, 1]);
  const digeri = lira.find((a) => a.MusteriId !== lira.at(-1)!.MusteriId)!.FaturaId;
  tamam(await s.call(oda.hatirlatmaGonder, { FaturaIdler: [digeri] }, token));
  const sonra = await sql<{ metin: string }>`select metin from posta order by id desc limit 1`.execute(s.db);
  expect(sonra.rows[0]!.metin).not.toContain('/odeme/');
});

test('rates are written by day and apply from their day on', async () => {
  tamam(await s.call(oda.faizOraniKaydet, { Gecerlilik: '2020-01-01', Oran: 36.5, Aciklama: 'Deneme' }, token));
  const { alacaklar } = tamam(await s.call(oda.gecikenler, {}, token));
  const a = alacaklar[0]!;
  expect(a.Faiz).toBe(Math.round((a.Kalan * a.Gecikme) / 1000));
  tamam(await s.call(oda.faizOraniSil, { Gecerlilik: '2020-01-01' }, token));
  expect((await s.call(oda.faizOraniSil, { Gecerlilik: '2020-01-01' }, token)).body).toMatchObject({ durum: false });
  expect((await s.call(oda.getGelir, { Baslangic: '2026-02-01', Bitis: '2026-01-01' }, token)).body).toMatchObject({
    msg: 'Bitiş, başlangıçtan önce olamaz.',
  });
});

test('a renewal counts from its day in Istanbul, and not when it was taken back', async () => {
  const kim = await s.kisi('Lisans', { yetkiler: [YETKI.ayricalikli] });
  await sql`insert into kisi_proje (kisi_id, proje_id) select ${kim}, id from proje`.execute(s.db);
  const yazan = await oturumVer(s, kim);
  const turu = async (anahtar: string) => {
    const turler = s.db.selectFrom('tanim').select('id').where('liste', '=', 'lisansTur');
    return (await turler.where('anahtar', '=', anahtar).executeTakeFirstOrThrow()).id;
  };
  const LisansTurId = await turu('yillik');
  const kart = { ...BOS_MUSTERI, Ad: 'Yenilenen', Soyad: 'Deneme', ProjeIdler: [ProjeId] };
  const { Id: MusteriId } = tamam(
    await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, yazan),
  );
  const temel = async () => (await sor({ ProjeId })).tahminTemeli;
  const once = await temel();
  const istek = { ...BOS_LISANS, MusteriId, ProjeId, LisansTurId, YillikBedel: kurus(120_000) };
  const { Id } = tamam(
    await s.call(
      lisans.lisansKaydet,
      { lisans: { ...istek, BaslamaTarihi: '2025-11-11', BitisTarihi: '2026-11-10' } },
      yazan,
    ),
  );
  const yenile = async (Surum: number) =>
    tamam(await s.call(lisans.lisansYenile, { Id, Surum, Ay: 12, Tutar: 120_000, Aciklama: '' }, yazan));
  const bitti = { Yenilenen: once.Yenilenen, Biten: once.Biten + 1 };
  const yenilendi = { Yenilenen: once.Yenilenen + 1, Biten: once.Biten + 1 };
  expect(await temel()).toEqual(bitti);
  await yenile(1);
  expect(await temel()).toEqual(yenilendi);
  tamam(await s.call(lisans.lisansYenilemeGeriAl, { Id, Surum: 2 }, yazan));
  expect(await temel()).toEqual(bitti);
  // Taking a renewal back does not affect the next one.
  await yenile(3);
  expect(await temel()).toEqual(yenilendi);
  const sonYenileme = (an: string) =>
    sql`update hareket set zaman = ${an} where id = (select max(id) from hareket
      where nesne = 'lisans' and nesne_id = ${Id} and tur = 'Yenileme')`.execute(s.db);
  // The two years begin at midnight in Istanbul, three hours before midnight UTC.
  await sonYenileme('2024-11-19T21:00:00Z');
  expect(await temel()).toEqual(yenilendi);
  await sonYenileme('2024-11-19T20:59:59Z');
  expect(await temel()).toEqual(once);

  // Another licence for the same product without an end date replaces the ended one.
  const ikinci = { ...istek, BaslamaTarihi: '2025-11-11', BitisTarihi: '2026-11-10' };
  const baskasi = tamam(
    await s.call(
      musteri.musteriKaydet,
      { musteri: { ...kart, Ad: 'Süresiz', Soyad: 'Geçen' }, benzerleriGordum: true },
      yazan,
    ),
  );
  const onun = { ...ikinci, MusteriId: baskasi.Id };
  tamam(await s.call(lisans.lisansKaydet, { lisans: onun }, yazan));
  expect(await temel()).toEqual(bitti);
  const suresiz = { ...onun, LisansTurId: await turu('suresiz'), BaslamaTarihi: '2026-11-11', BitisTarihi: null };
  tamam(await s.call(lisans.lisansKaydet, { lisans: suresiz }, yazan));
  expect(await temel()).toEqual(once);
  await sql`update lisans set hal = 'İptal' where musteri_id = ${baskasi.Id} and bitis_tarihi is null`.execute(s.db);
  expect(await temel()).toEqual(bitti);
});
