import { ekstreDonemi, EKSTRE_UFKU_GUN } from '@masabasi/core/pazarlama/bayi/rules';
import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { ayYaz, type Gun, gunEkle, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { type BayiOlayi, olaylari } from './gunluk.ts';

/** A dealer's monthly statement: events of its licences, and the licences that end soon. */

/** Largest number of lines of one kind in a mail. */
const EN_COK_SATIR = 100;

type Satir = Pick<BayiOlayi, 'LisansNo' | 'Musteri' | 'Proje' | 'gun'>;

interface Ekstre {
  readonly konu: string;
  readonly metin: string;
  /** The statement has no lines. */
  readonly bos: boolean;
}

/** The dealer's valid licences that end within the next days. */
const bitecekler = (db: Db, bayiId: number, bugun: Gun, projelist: UrunKapsami | null): Promise<Satir[]> =>
  read(db).rows(sql<Satir>`
    select l.lisans_no as "LisansNo", m.gorunen_ad as "Musteri", p.ad as "Proje", l.bitis_tarihi as gun
    from lisans l join musteri m on m.id = l.musteri_id join proje p on p.id = l.proje_id
      join tanim t on t.id = l.lisans_tur_id
    where l.bayi_id = ${bayiId} and l.hal = 'Aktif' and m.silindi is null and t.anahtar is distinct from 'demo'
      and not l.otomatik_yenile and l.bitis_tarihi between ${bugun}::date and ${gunEkle(bugun, EKSTRE_UFKU_GUN)}::date
      and ${projelist === null ? sql`true` : sql`l.proje_id = any(${[...projelist]}::int[])`}
    order by l.bitis_tarihi, l.id`);

const bolum = (baslik: string, satirlar: readonly Satir[]): string[] =>
  satirlar.length === 0
    ? []
    : [
        `${baslik} (${satirlar.length})`,
        ...satirlar
          .slice(0, EN_COK_SATIR)
          .map((s) => `- ${tarihYaz(s.gun)} · ${s.Musteri} · ${s.Proje} (${s.LisansNo})`),
        ...(satirlar.length > EN_COK_SATIR ? [`… ve ${satirlar.length - EN_COK_SATIR} lisans daha`] : []),
        '',
      ];

/**
 * The statement of the month before this day.
 * @param projelist the products of the person who previews it; null: all products, for the dealer
 */
export async function ekstresi(
  db: Db,
  bayi: { readonly Id: number; readonly Ad: string },
  bugun: Gun,
  sirket: string,
  projelist: UrunKapsami | null,
): Promise<Ekstre> {
  const { ilk, son } = ekstreDonemi(bugun);
  const [olaylar, biten] = await Promise.all([
    olaylari(db, bayi.Id, { ilk, ertesi: gunEkle(son, 1), bugun }, projelist),
    bitecekler(db, bayi.Id, bugun, projelist),
  ]);
  const turu = (tur: BayiOlayi['tur']) => olaylar.filter((o) => o.tur === tur);
  const toplam: Kurus = kurus(olaylar.reduce((t, o) => t + o.tutar, 0));
  const ay = ayYaz(ilk.slice(0, 7));
  const hareketsiz = olaylar.length === 0 ? ['Bu ay yeni, yenilenen ya da kaybedilen lisansınız yok.', ''] : [];
  return {
    konu: `${ay} ekstreniz`,
    metin: [
      `Sayın ${bayi.Ad},`,
      '',
      `${ay} ayının özeti aşağıdadır.`,
      '',
      ...hareketsiz,
      ...bolum('Yeni lisanslar', turu('yeni')),
      ...bolum('Yenilenen lisanslar', turu('yenileme')),
      ...bolum('Kaybedilen lisanslar', turu('kayip')),
      ...(toplam > 0 ? [`Yeni ve yenilenen lisansların toplamı: ${paraYaz(toplam, 'TRY')}`, ''] : []),
      ...bolum(`Önümüzdeki ${EKSTRE_UFKU_GUN} günde bitecek lisanslar`, biten),
      sirket,
    ].join('\n'),
    bos: olaylar.length + biten.length === 0,
  };
}

/** The months whose statement was sent, newest first. */
export const gonderilenler = async (db: Db, bayiId: number) =>
  db
    .selectFrom('bayi_ekstre')
    .select(['donem as Donem', 'alici as Alici', 'zaman as Zaman'])
    .where('bayi_id', '=', bayiId)
    .orderBy('donem', 'desc')
    .limit(36)
    .execute();
