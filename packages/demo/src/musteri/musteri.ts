import { vknGecerli } from '@masabasi/core/platform/identity/kimlik';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import type { TanimRengi } from '@masabasi/core/platform/tanim/rules';
import { sql } from 'kysely';
import ilIlce from '@masabasi/server/platform/db/veri/il-ilce.json' with { type: 'json' };
import type { Db } from '@masabasi/server/platform/db/connect';
import { hareketleriSec } from '@masabasi/server/platform/hareket/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { numaraliEkle, topluEkle } from '../founding/yaz.ts';
import { ADLAR, SOYADLAR } from '../words/adlar.ts';

/** The demo company's customers: four thousand, opened over three years. The same number is always the same customer. */

const ADET = 4000;
const YIGIN = 500;
const GUN_SAYISI = 3 * 365;

const YERLER = [
  'Çamlık',
  'Gülbahçe',
  'İncirli',
  'Karşıyaka',
  'Örnek',
  'Sahil',
  'Şirin',
  'Üçpınar',
  'Yeşilova',
  'Işıklar',
];
const TURLER = [
  'Tıp Merkezi',
  'Hastanesi',
  'Ağız ve Diş Sağlığı Merkezi',
  'Laboratuvarı',
  'Eczanesi',
  'Görüntüleme Merkezi',
];
/** Products of each kind of institution; persons have the next list. */
const KURUM_URUNU = [6, 2, 4, 14, 3, 5] as const;
const KISI_URUNU = [6, 6, 1, 4, 14, 2, 9, 8] as const;
const DURUMLAR = ['Aktif', 'Aktif', 'Aktif', 'Aktif', 'Demo', 'Aday', 'Pasif', 'Aktif'] as const;

/** A number below `n` that looks random and is the same every time. */
const sans = (i: number, tuz: number, n: number): number => {
  const x = Math.imul(i + 1, 2_654_435_761) ^ Math.imul(tuz + 7, 40_503);
  return ((Math.imul(x ^ (x >>> 15), 2_246_822_519) >>> 0) % 1_000_003) % n;
};
const sec = <T>(liste: readonly T[], i: number, tuz: number): T => liste[sans(i, tuz, liste.length)]!;
const rakam = (n: number, hane: number): string => String(n).padStart(hane, '0');

/** Tax numbers in a row of their own, each with its correct check digit. */
const vkn = (i: number): string => {
  const ilk = `900${rakam(i, 6)}`;
  return Array.from({ length: 10 }, (_, son) => `${ilk}${son}`).find(vknGecerli)!;
};

/** The centres of some towns. */
const MERKEZLER: Readonly<Record<number, readonly [enlem: number, boylam: number]>> = {
  6: [39.93, 32.85],
  34: [41.01, 28.97],
  35: [38.42, 27.14],
};
function yeri(il: number, i: number): { enlem: number | null; boylam: number | null } {
  const merkez = MERKEZLER[il];
  if (!merkez) return { enlem: null, boylam: null };
  const kayma = (tuz: number) => (sans(i, tuz, 800) - 400) / 10_000;
  return { enlem: merkez[0] + kayma(18), boylam: merkez[1] + kayma(19) };
}

/** Consent to calls of every third customer with a telephone, given at the beginning; some withdrew it. */
const onaylariYaz = (db: Db, simdi: Date) =>
  sql`insert into musteri_onay (musteri_id, kanal, durum, tarih, kaynak, zaman, kisi_id)
    select m.id, k.kanal, k.durum, (z.an at time zone 'Europe/Istanbul')::date, k.kaynak, z.an, m.yazan_id
    from musteri m cross join (values (1, 'Arama', 'Onay', 'Islak imza', 3), (2, 'SMS', 'Onay', 'Islak imza', 3),
      (3, 'E-posta', 'Onay', 'Islak imza', 6), (4, 'SMS', 'Ret', 'Kısa mesaj', 15)) k(sira, kanal, durum, kaynak, her)
      cross join lateral (select least(m.yazma_zamani + case k.durum when 'Ret' then interval '60 days' else interval '0' end,
        ${simdi}::timestamptz) as an) z
    where m.id % k.her = 0 order by m.id, k.sira`.execute(db);

interface Secilenler {
  readonly sorumlular: readonly number[];
  readonly kurumlar: readonly number[];
}

/** A customer, and its product. */
function musteri(i: number, bugun: Gun, { sorumlular, kurumlar }: Secilenler) {
  const kurum = i % 7 === 3;
  const tur = sans(i, 1, TURLER.length);
  const ilce = sec(ilIlce.ilceler, i, 2);
  const gun = gunEkle(bugun, -1 - sans(i, 3, GUN_SAYISI));
  const urun = kurum ? KURUM_URUNU[tur]! : sec(KISI_URUNU, i, 16);
  const mukellef = kurum && i % 4 !== 0;
  const kayit = {
    tip: kurum ? (2 as const) : (1 as const),
    ad: kurum ? '' : sec(ADLAR, i, 4),
    soyad: kurum ? '' : sec(SOYADLAR, i, 5),
    unvan: kurum ? `${sec(YERLER, i, 6)} ${sec(SOYADLAR, i, 7)} ${TURLER[tur]!}` : '',
    // Numbers that begin with 98 belong to nobody.
    tc_kimlik: kurum ? null : `98${rakam(i + 1, 9)}`,
    vkn: kurum ? vkn(i + 1) : null,
    // Half of the persons work at an institution.
    kurum_id: kurum || i % 2 === 0 ? null : sec(kurumlar, i, 17),
    il_id: ilce.IlId,
    ilce_id: ilce.Id,
    adres: `${sec(YERLER, i, 8)} Mah. ${1 + sans(i, 9, 400)}. Sok. No: ${1 + sans(i, 10, 90)}`,
    telefon: kurum ? `0${rakam(212 + sans(i, 11, 270), 3)}5${rakam(i, 6)}` : null,
    gsm: kurum ? null : `0555${rakam(1_000_000 + i, 7)}`,
    eposta: `musteri${i + 1}@ornek.example`,
    // Three of four institutions take e-invoices; in the big towns their place is known.
    efatura_mukellef: mukellef,
    pk_etiket: mukellef ? `urn:mail:defaultpk@musteri${i + 1}.example` : null,
    efatura_senaryo: mukellef ? (['TEMELFATURA', 'TICARIFATURA'] as const)[i % 2]! : ('' as const),
    ...yeri(kurum ? ilce.IlId : 0, i),
    durum: sec(DURUMLAR, i, 12),
    sorumlu_id: sorumlular[i % sorumlular.length]!,
    yazan_id: sorumlular[sans(i, 13, sorumlular.length)]!,
    yazma_zamani: new Date(istanbulAni(gun, `${rakam(9 + sans(i, 14, 8), 2)}:${rakam(sans(i, 15, 60), 2)}`)),
  };
  return { kayit, urun };
}

/** One of this many customers has the tag. */
const ETIKETLER: readonly (readonly [ad: string, renk: TanimRengi | null, her: number])[] = [
  ['VIP', 'kirmizi', 41],
  ['Referans', 'yesil', 29],
  ['Fatura Sorunu', 'turuncu', 67],
  ['Yerinde Destek İster', 'mavi', 37],
  ['Kongrede Tanışıldı', null, 53],
  ['Zincir Kurum', 'mavi', 31],
  ['Geç Öder', 'turuncu', 59],
  ['Yeni Açıldı', 'gri', 43],
];

async function etiketleriYaz(db: Db): Promise<void> {
  for (const [sira, [ad, renk, her]] of ETIKETLER.entries())
    await sql`with t as (insert into tanim (liste, ad, renk) values ('etiketler', ${ad}, ${renk}) returning id)
      insert into musteri_etiket (musteri_id, tanim_id) select m.id, t.id from musteri m, t where m.id % ${her} = ${3 * sira + 1}`.execute(
      db,
    );
}

/** Writes the customers, their products and the first line of their timelines. */
async function yaz({ db, bugun, simdi }: OrnekOrtami): Promise<void> {
  const satis = await db
    .selectFrom('kisi')
    .innerJoin('departman', 'departman.id', 'kisi.departman_id')
    .select('kisi.id')
    .where('departman.ad', '=', 'Satış')
    .where('kisi.aktif', '=', true)
    .orderBy('kisi.id')
    .execute();
  const kurumlar = await db.selectFrom('tanim').select('id').where('liste', '=', 'kurumlar').orderBy('id').execute();
  const secilenler = { sorumlular: satis.map((k) => k.id), kurumlar: kurumlar.map((k) => k.id) };
  for (let bas = 0; bas < ADET; bas += YIGIN) {
    const satirlar = Array.from({ length: Math.min(YIGIN, ADET - bas) }, (_, n) => musteri(bas + n, bugun, secilenler));
    const idler = await numaraliEkle(
      db,
      'musteri',
      satirlar.map((s) => s.kayit),
    );
    await topluEkle(
      db,
      'musteri_proje',
      idler.map((musteri_id, n) => ({ musteri_id, proje_id: satirlar[n]!.urun })),
    );
  }
  await etiketleriYaz(db);
  await onaylariYaz(db, simdi);
  await hareketleriSec(
    db,
    MUSTERI_HAREKETLERI,
    ['nesne_id', 'zaman', 'tur', 'baslik', 'kisi_id'],
    sql`select id as nesne_id, yazma_zamani as zaman, 'kart' as tur, 'Kart açıldı' as baslik, yazan_id as kisi_id
      from musteri order by id`,
  );
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'musteri',
    sonra: ['personel', 'proje', 'tanim'],
    buyuyen: ['musteri', 'musteri_proje', 'musteri_onay', 'hareket_musteri'],
    yaz,
  },
];
