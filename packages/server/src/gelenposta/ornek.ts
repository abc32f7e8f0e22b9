import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { GelenPostaTuru } from '@masabasi/core/gelenposta/rules';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';

/** The demo company's mails: requests that came by mail, and what machines wrote beside them. */

const ADET = 12;
const SAAT_MS = 3_600_000;
const KONULAR = ['Yardım rica ederim', 'Program sorunu', 'Acil destek', 'Bir sorum var', 'Güncelleme sonrası'];
/** What machines wrote: so many hours ago. */
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
}

export const ornek: readonly OrnekPayi[] = [{ ad: 'gelenposta', sonra: ['webistek'], yaz }];
