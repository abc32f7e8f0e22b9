import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { GelenPostaTuru } from '@masabasi/core/masa/gelenposta/rules';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Olay } from '@masabasi/server/platform/http/events';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { masaAnlari, masaIsleri } from '../plan/masa.ts';

/** The demo company's mails: requests by mail, and automatic mails beside them. */

const ADET = 12;
const SAAT_MS = 3_600_000;
const KONULAR = ['Yardım rica ederim', 'Program sorunu', 'Acil destek', 'Bir sorum var', 'Güncelleme sonrası'];
/** Automatic mails, by the hours since they came. */
const MAKINELER: readonly (readonly [
  tur: GelenPostaTuru,
  gonderen: string,
  konu: string,
  metin: string,
  saat: number,
])[] = [
  [
    'otomatik',
    'eczane.guven@ornek.example',
    'Otomatik yanıt: İsteğinizi aldık',
    'Bu hafta izindeyim; acil durumda eczaneyi arayınız.',
    5,
  ],
  ['geri', 'postmaster@ornek.example', 'Teslim edilemedi: İsteğinizi aldık', 'Alıcının kutusu dolu.', 29],
  ['dongu', 'destek@masabasi.example', 'İsteğinizi aldık', 'Merhaba, isteğiniz bize ulaştı.', 52],
  ['kopya', 'klinik.umut@ornek.example', 'Program sorunu', 'Aynı ileti ikinci adresimize de gelmiş.', 75],
];

/** Links the history lines of the demo's requests to their mails, which came at the same moment. */
const satirlariBagla = (db: Db) =>
  sql`update hareket h set yeni = coalesce(h.yeni, '{}') || jsonb_build_object('PostaId', p.id)
    from gelen_posta p where p.tur in ('yeni', 'spam') and h.nesne = 'webistek' and h.nesne_id = p.nesne_id and p.nesne = 'webistek'
      and h.tur = 'geldi' and h.zaman = p.zaman and h.yeni ->> 'PostaId' is null`.execute(db);

const ozet = (soz: string) => createHash('sha256').update(`gelen posta ${soz}`).digest();

async function yaz({ db, simdi }: OrnekOrtami): Promise<void> {
  const { rows } = await sql<{
    id: number;
    ad_soyad: string;
    eposta: string;
    aciklama: string;
    durum: string;
    zaman: string;
  }>`
    update webistek set kaynak = 'E-posta' where id in (
      select id from webistek where eposta <> '' and kaynak = '' order by durum = 'spam', id desc limit ${ADET})
    returning id, ad_soyad, eposta, aciklama, durum, zaman`.execute(db);
  const istekler = rows
    .toSorted((a, b) => b.id - a.id)
    .map((w, i) => ({
      gonderen: w.eposta,
      gonderen_adi: w.ad_soyad,
      konu: w.durum === 'spam' ? 'Sınırlı süre, hemen teklif alın' : KONULAR[i % KONULAR.length]!,
      metin: w.aciklama,
      tur: w.durum === 'spam' ? ('spam' as const) : ('yeni' as const),
      nesne: 'webistek' as const,
      nesne_id: w.id,
      zaman: w.zaman,
    }));
  const makineler = MAKINELER.map(([tur, gonderen, konu, metin, saat]) => ({
    gonderen,
    gonderen_adi: '',
    konu,
    metin,
    tur,
    nesne: null,
    nesne_id: null,
    zaman: new Date(simdi.getTime() - saat * SAAT_MS).toISOString(),
  }));
  const hepsi = [...istekler, ...makineler].toSorted((a, b) => Date.parse(a.zaman) - Date.parse(b.zaman));
  await db
    .insertInto('gelen_posta')
    .values(hepsi.map((p, i) => ({ ...p, ileti: '', ozet: ozet(String(i)) })))
    .execute();
  await satirlariBagla(db);
}

/** The mails of the plan's requests. */
async function gunler(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<readonly Olay[]> {
  const isler = masaIsleri(ilk, son, simdi.getTime()).filter((i) => i.yol === 'posta');
  const gelenler = isler.map((i) => ({
    zaman: new Date(i.gelis).toISOString(),
    ozet: ozet(i.anahtar).toString('hex'),
    konu: KONULAR[i.no % KONULAR.length]!,
  }));
  const { rows } = await sql`
    insert into gelen_posta (ozet, gonderen, gonderen_adi, konu, metin, tur, nesne, nesne_id, zaman)
    select decode(y.ozet, 'hex'), w.eposta, w.ad_soyad, y.konu, w.aciklama, 'yeni', 'webistek', w.id, w.zaman
    from jsonb_to_recordset(${JSON.stringify(gelenler)}::jsonb) y (zaman timestamptz, ozet text, konu text)
      join webistek w on w.zaman = y.zaman
    order by w.id on conflict (ozet) do nothing returning id`.execute(db);
  if (rows.length === 0) return [];
  await satirlariBagla(db);
  return [{ tur: 'gelenposta' }];
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'gelenposta', sonra: ['webistek'], yaz, gunler, anlar: masaAnlari }];
