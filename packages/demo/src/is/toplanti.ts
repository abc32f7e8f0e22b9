import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { TOPLANTI_HAREKETLERI } from '@masabasi/core/is/toplanti/rules';
import { type Insertable, sql } from 'kysely';
import type { Database } from '@masabasi/server/platform/db/schema';
import { type EskiHareket, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { belgesi, gunler, onayla } from './toplanti/gunler.ts';
import { hepsiniKur, type Kaynak, kaynakOku, type Ornek } from './toplanti/toplantilar.ts';

/** The demo company's meetings: two years, all states, many series, with agendas, answers, minutes, decisions. */

const YIGIN = 100;

const ODALAR = [
  ['Mavi Salon', 12, '2. kat, soldan ilk kapı'],
  ['Yeşil Oda', 6, '2. kat, mutfağın yanı'],
  ['Büyük Salon', 24, 'Giriş kat, dahili 214'],
  ['Cam Oda', 4, '3. kat, camlı bölme'],
  ['Teras', 16, 'Teras katı; yağmurda kullanılmaz'],
] as const;

const KARARLAR = [
  'Geciken kurulumlar için müşteriler aranacak',
  'Rapor ekranının hızı ölçülecek',
  'Kullanım kılavuzunun ilgili bölümü yeniden yazılacak',
  'Yedekleme denemesi yapılacak',
  'Destek kayıtlarının konu listesi sadeleştirilecek',
  'Fiyat listesi güncellenip bayilere duyurulacak',
  'Yeni sürüm önce iki pilot kurumda denenecek',
] as const;
const EKLER = ['Tarih yanlış yazılmış; doğrusu ayın 15’idir.', 'Katılamayan arkadaşlar sonradan bilgilendirildi.'];

/** The people of a meeting, their answers, and their presence. */
function katilimcilari(
  { satir, z, kisiler, yetkililer }: Ornek,
  id: number,
): Insertable<Database['toplanti_katilimci']>[] {
  const oldu = satir.durum === 'yapildi';
  const ortak = (ad: string, eposta: string | null) => {
    const n = z.arasi(1, 100);
    const yanit =
      satir.durum === 'taslak'
        ? 'davetsiz'
        : n <= 70
          ? 'katilacak'
          : n <= 80
            ? 'belki'
            : n <= 90
              ? 'katilmayacak'
              : 'bekliyor';
    return {
      toplanti_id: id,
      ad,
      eposta: eposta ?? '',
      davet_durum: yanit,
      yanit_zamani: yanit === 'davetsiz' || yanit === 'bekliyor' ? null : satir.acilis_zamani,
      yanit_yolu:
        yanit === 'davetsiz' || yanit === 'bekliyor' ? null : z.biri(['uygulama', 'eposta', 'baglanti'] as const),
      katildi: oldu ? yanit !== 'katilmayacak' : null,
      token_ozeti: null,
    } as const;
  };
  return [
    ...kisiler.map((k, i) => ({
      ...ortak(k.ad, k.eposta),
      kisi_id: k.id,
      musteri_personel_id: null,
      rol: i > 3 ? ('istege' as const) : ('zorunlu' as const),
    })),
    ...yetkililer.map((y) => ({ ...ortak(y.ad, y.eposta), kisi_id: null, musteri_personel_id: y.id })),
  ];
}

interface Karar extends Insertable<Database['toplanti_karar']> {
  readonly gorev_id: number | null;
}
/**
 * The decisions. Old ones are mostly done, recent ones mostly open. Some became tasks of the product, each task
 * once.
 */
function kararlari(o: Ornek, id: number, k: Kaynak, bosIsler: Map<number, number[]>, simdi: Date): Karar[] {
  if (o.satir.durum !== 'yapildi') return [];
  const { z } = o;
  const bit = new Date(o.satir.bitis_zamani);
  const yas = (simdi.getTime() - bit.getTime()) / 86_400_000;
  return z
    .karistir([...KARARLAR])
    .slice(0, z.arasi(0, 3))
    .map((metin, sira) => {
      const is = o.satir.proje_id != null && z.olasi(0.5) ? bosIsler.get(o.satir.proje_id)?.pop() : undefined;
      const bitti = yas > 20 && z.olasi(is === undefined ? 0.85 : 0.6);
      const vazgecildi = bitti && is === undefined && z.olasi(0.1);
      return {
        toplanti_id: id,
        sira,
        metin,
        sorumlu_id: z.olasi(0.9) ? z.biri(o.kisiler).id : null,
        termin: z.olasi(0.8) ? gunEkle(istanbulGunu(bit), z.arasi(5, 30)) : null,
        gorev_id: is ?? null,
        durum: vazgecildi ? 'vazgecildi' : bitti ? 'bitti' : 'acik',
        kanit: vazgecildi
          ? 'Gerek kalmadı; başka bir işle çözüldü.'
          : bitti
            ? 'Yapıldı; sonraki toplantıda gösterildi.'
            : '',
        kapanis_zamani: bitti
          ? new Date(Math.min(simdi.getTime() - 60_000, bit.getTime() + z.arasi(5, 18) * 86_400_000))
          : null,
        kapatan_id: bitti ? o.kisiler[0]!.id : null,
      };
    });
}

/** The history of a meeting: opened, invited, ended. */
function hareketleri({ satir }: Ornek, id: number): EskiHareket<typeof TOPLANTI_HAREKETLERI>[] {
  const ortak = { id, kisi: satir.duzenleyen_id };
  const acilis = new Date(satir.acilis_zamani);
  const satirlar: EskiHareket<typeof TOPLANTI_HAREKETLERI>[] = [
    { ...ortak, tur: 'acildi', baslik: TOPLANTI_HAREKETLERI.turler.acildi, zaman: acilis },
  ];
  if (satir.durum === 'taslak') return satirlar;
  satirlar.push({ ...ortak, tur: 'davet', baslik: 'Toplantı: Planlandı', zaman: new Date(acilis.getTime() + 600_000) });
  if (satir.durum === 'yapildi')
    satirlar.push({ ...ortak, tur: 'durum', baslik: 'Toplantı: Yapıldı', zaman: new Date(satir.bitis_zamani) });
  if (satir.durum === 'iptal')
    satirlar.push({
      ...ortak,
      tur: 'durum',
      baslik: 'Toplantı: İptal',
      aciklama: satir.iptal_nedeni ?? '',
      zaman: new Date(acilis.getTime() + 7_200_000),
    });
  return satirlar;
}

async function yiginla<T>(satirlar: readonly T[], ekle: (yigin: T[]) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < satirlar.length; i += YIGIN) await ekle(satirlar.slice(i, i + YIGIN));
}

async function yaz(o: OrnekOrtami): Promise<void> {
  const { db, simdi } = o;
  const k = await kaynakOku(db);
  const odalar = (
    await db
      .insertInto('toplanti_oda')
      .values(ODALAR.map(([ad, kapasite, erisim]) => ({ ad, kapasite, erisim })))
      .returning('id')
      .execute()
  ).map((x) => x.id);
  const hepsi = hepsiniKur(k, odalar, o);
  const idler: number[] = [];
  await yiginla(hepsi, async (yigin) => {
    const eklenen = await db
      .insertInto('toplanti')
      .values(yigin.map((x) => x.satir))
      .returning('id')
      .execute();
    idler.push(...eklenen.map((e) => e.id));
  });
  await sql`update toplanti t set ust_id = b.id
    from (select ics_uid, min(id) as id from toplanti where tekrar_kural is not null group by ics_uid) b
    where b.ics_uid = t.ics_uid and t.id <> b.id and t.tekrar_kural is not null`.execute(db);
  await yiginla(
    hepsi.flatMap((x, i) => katilimcilari(x, idler[i]!)),
    (y) => db.insertInto('toplanti_katilimci').values(y).execute(),
  );
  const bosIsler = new Map([...k.isler].map(([proje, isler]) => [proje, isler.map((i) => i.id).toReversed()]));
  await yiginla(
    hepsi.flatMap((x, i) => kararlari(x, idler[i]!, k, bosIsler, simdi)),
    (y) => db.insertInto('toplanti_karar').values(y).execute(),
  );
  await yiginla(
    hepsi.flatMap((x, i) =>
      x.tutanak === ''
        ? []
        : [
            {
              toplanti_id: idler[i]!,
              kisi_id: x.satir.raportor_id ?? null,
              veri: belgesi(x.tutanak),
              zaman: x.satir.bitis_zamani,
            },
          ],
    ),
    (y) => db.insertInto('tutanak_parca').values(y).execute(),
  );
  const metinler = JSON.stringify(
    hepsi.map((x, i) => ({ id: idler[i]!, metin: x.tutanak })).filter((m) => m.metin !== ''),
  );
  await sql`update toplanti t set tutanak = m.metin
    from jsonb_to_recordset(${metinler}::jsonb) m (id int, metin text) where m.id = t.id`.execute(db);
  await hareketleriYaz(
    db,
    TOPLANTI_HAREKETLERI,
    hepsi.flatMap((x, i) => hareketleri(x, idler[i]!)),
  );
  await onayla(db, simdi, 9);
  const onayli = await db
    .selectFrom('toplanti')
    .select(['id', 'raportor_id', 'duzenleyen_id', 'onay_zamani'])
    .where('durum', '=', 'onayli')
    .orderBy('id')
    .execute();
  await yiginla(
    onayli.flatMap((t, i) =>
      i % 20 === 0
        ? [
            {
              toplanti_id: t.id,
              metin: EKLER[(i / 20) % EKLER.length]!,
              kisi_id: t.raportor_id ?? t.duzenleyen_id,
              zaman: new Date(Date.parse(t.onay_zamani!) + 86_400_000),
            },
          ]
        : [],
    ),
    (y) =>
      sql`insert into toplanti_ek (toplanti_id, metin, kisi_id, zaman, ozet)
        select x.toplanti_id, x.metin, x.kisi_id, x.zaman, sha256(convert_to(x.toplanti_id || x.metin, 'UTF8'))
        from jsonb_to_recordset(${JSON.stringify(y)}::jsonb) x (toplanti_id int, metin text, kisi_id int, zaman timestamptz)`.execute(
        db,
      ),
  );
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'toplanti',
    sonra: ['gorev', 'yetkili', 'tanim', 'personel'],
    buyuyen: ['toplanti', 'toplanti_katilimci', 'hareket_toplanti'],
    yaz,
    gunler,
  },
];
