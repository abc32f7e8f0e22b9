import { createHash } from 'node:crypto';
import { kurus } from '@masabasi/core/platform/money/para';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { KisiId } from '@masabasi/server/platform/http/access';
import { denetimYaz, SUNUCU } from '@masabasi/server/platform/http/transaction';
import { baglantiYaz } from '@masabasi/server/mali/odeme/baglantilar';
import { denemeAc, oidYaz } from '@masabasi/server/mali/odeme/deneme';
import { geriAlindi, uygula, type Yazan } from '@masabasi/server/mali/odeme/kayit';
import * as q from '@masabasi/server/mali/odeme/queries';
import { sonuc } from '@masabasi/server/mali/odeme/saglayici';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { ileriIsGunu, oncekiIsGunu } from '../plan/isGunu.ts';
import { type Zar, zar } from '../plan/zar.ts';

/** Card payments of the demo company's customers in the last months, by link or by phone with staff. */

const TUZ = 0x6b6172;
const DAKIKA = 60_000;
/** Days between a payment and its pay-out, and the commission in hundredths of a percent. */
const VALOR_GUN = 7;
const ORANLAR = [
  { taksit: 1, oran: 219 },
  { taksit: 3, oran: 349 },
  { taksit: 6, oran: 529 },
];
/** Range of invoice days, and the number of invoices paid by card. */
const ILK_GUN = 75;
const SON_GUN = 12;
const KART_PAYI = 0.5;

interface Acik {
  readonly id: number;
  readonly gun: Gun;
  readonly proje: number;
  readonly kesen: KisiId;
}

/** Story of a payment: most succeed, some at the second try, and a few are abandoned or voided on the same day. */
type Oyku = 'odendi' | 'ikincide' | 'birakti' | 'iptal';
const oykusu = (n: number): Oyku =>
  n % 11 === 7 ? 'iptal' : n % 7 === 3 ? 'birakti' : n % 4 === 2 ? 'ikincide' : 'odendi';

const yazani = (db: Db, simdi: Date): Yazan => ({
  db,
  simdi,
  denetle: (g) => denetimYaz({ db, simdi, istek: SUNUCU, kisiId: null }, g),
  // Nobody listens yet while the demo data is written.
  yayinla: () => undefined,
  config: { publicUrl: null },
});

/** Runs one attempt from its opening to the bank's result. */
async function dene(
  db: Db,
  f: Acik,
  o: { readonly an: number; readonly z: Zar; readonly kacinci: number; readonly hal: 'basarili' | 'basarisiz' | 'yok' },
) {
  const { an, z, hal } = o;
  const telefonda = z.olasi(0.3);
  const oid = oidYaz(createHash('sha256').update(`${f.id} ${o.kacinci}`).digest());
  const fatura = (await q.faturasi(db, f.id))!;
  const { taksit } = z.olasi(0.7) ? ORANLAR[0]! : z.biri(ORANLAR);
  const acilan = await denemeAc({ db, simdi: new Date(an) }, [fatura], {
    odeme: { saglayici: 'deneme' },
    taksit,
    kisi: telefonda ? f.kesen : null,
    ip: telefonda ? '' : '203.0.113.24',
    oid,
  });
  if (!acilan.durum) throw new Error(`the demo company's payment could not be opened: ${acilan.msg}`);
  const { id: denemeId } = acilan;
  await q.gecir(db, denemeId, ['HAZIR'], { durum: 'BANKADA' });
  const olay = (dakika: number, kalan: Omit<q.YeniOlay, 'denemeId' | 'zaman'>) =>
    q.olayYaz(db, { denemeId, zaman: new Date(an + dakika * DAKIKA), ...kalan });
  await olay(1, {
    kimden: 'biz',
    tur: 'gonderildi',
    aciklama: 'Tarayıcı bankanın sayfasına gönderildi; istek imzalandı.',
  });
  if (hal === 'yok') {
    await q.gecir(db, denemeId, ['BANKADA'], { durum: 'SURESI_DOLDU', bitis: new Date(an + 40 * DAKIKA) });
    await olay(40, { kimden: 'biz', tur: 'suresi', aciklama: 'Süresi içinde ödenmedi; bankada da ödemesi yok.' });
    return denemeId;
  }
  await olay(3, {
    kimden: 'tarayici',
    tur: 'donus',
    gecerli: true,
    aciklama: 'İmza doğru; sipariş, tutar ve işyeri bizimki.',
  });
  const basarili = hal === 'basarili';
  await uygula(
    yazani(db, new Date(an + 3 * DAKIKA)),
    denemeId,
    sonuc({
      hal,
      oid,
      tutar: basarili ? fatura.Kalan : null,
      mdStatus: '1',
      islemId: basarili ? `D${f.id}${o.kacinci}` : null,
      provNo: basarili ? String(z.arasi(100_000, 999_999)) : null,
      hataKodu: basarili ? null : '51',
      mesaj: basarili ? '' : 'Kartın bakiyesi yetersiz.',
      maskeliKart: `**** ${z.arasi(1000, 9999)}`,
    }),
  );
  return denemeId;
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const { id } = await db
    .insertInto('odeme_sozlesme')
    .values({
      saglayici: 'deneme',
      gecerlilik: gunEkle(bugun, -365),
      valor_gun: VALOR_GUN,
      yazan_id: null,
      zaman: new Date(istanbulAni(gunEkle(bugun, -365), '10:00')),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('odeme_sozlesme_orani')
    .values(ORANLAR.map((o) => ({ sozlesme_id: id, ...o })))
    .execute();
  const son = oncekiIsGunu(bugun);
  const { rows } = await sql<Acik>`
    select f.id, f.tarih as gun, f.proje_id as proje, f.kesen_id as kesen
    from fatura_acik a join fatura f on f.id = a.fatura_id
    where a.kalan > 0 and f.para_birimi = 'TRY' and f.durum = 'kesildi' and f.tip <> 'IADE'
      and f.tarih between ${gunEkle(bugun, -ILK_GUN)}::date and ${gunEkle(bugun, -SON_GUN)}::date
    order by f.tarih, f.id`.execute(db);
  for (const [n, f] of rows.filter((x) => zar(TUZ, x.id).olasi(KART_PAYI)).entries()) {
    const z = zar(TUZ, f.id, 1);
    await baglantiYaz(db, {
      FaturaId: f.id,
      Bakiye: false,
      urunler: null,
      sira: 1,
      acan: f.kesen,
      simdi: new Date(istanbulAni(f.gun, '11:00')),
    });
    // Every third payment falls on the day that the bank pays out on the account's open day.
    const istenen = n % 3 === 0 ? gunEkle(son, -VALOR_GUN) : ileriIsGunu(gunEkle(f.gun, z.arasi(2, 25)));
    const gun = istenen > son || istenen < f.gun ? son : istenen;
    const an = istanbulAni(gun, '09:30') + z.arasi(0, 7 * 60) * DAKIKA;
    const oyku = oykusu(n);
    if (oyku === 'ikincide') await dene(db, f, { an: an - 20 * DAKIKA, z, kacinci: 0, hal: 'basarisiz' });
    const denemeId = await dene(db, f, { an, z, kacinci: 1, hal: oyku === 'birakti' ? 'yok' : 'basarili' });
    if (oyku !== 'iptal') continue;
    const { tutar } = (await q.deneme(db, denemeId))!;
    await geriAlindi(yazani(db, new Date(an + 50 * DAKIKA)), denemeId, {
      tutar: kurus(tutar),
      iptal: true,
      kisi: f.kesen,
    });
  }
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'odeme', sonra: ['fatura'], buyuyen: ['odeme_deneme', 'odeme_pay', 'odeme_olay', 'odeme_baglanti'], yaz },
];
