import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { type Gun, gunEkle, haftaGunu, istanbulAni, ms } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { type EskiHareket, hareketleriSec, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { Olay } from '@masabasi/server/platform/http/events';
import { baglantiBasligi } from '@masabasi/server/masa/uzakbaglanti/kayit';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { masaAnlari, masaIsleri } from '../plan/masa.ts';
import { type Zar, zar } from '../plan/zar.ts';
import { bostakiler } from '../player/durum.ts';

/** The demo company's connections: some on every working day of the last two months, and two open ones. */

const GUN_SAYISI = 60;
/** Keeps these random numbers apart from those of the staff and their days. */
const BAGLANTI_ZARI = 451_107;
const DK = 60_000;

const ISLER = [
  ['Rapor ekranı açılmıyor', 'Rapor dosyaları yeniden yüklendi, ekran denendi.'],
  ['Yeni bilgisayara kurulum', 'Program kuruldu, yazıcı ve yedek klasörü tanımlandı.'],
  ['Sürüm güncelleme', 'Son sürüm yüklendi, açılışta veri güncellemesi tamamlandı.'],
  ['E-reçete gönderilmiyor', 'Sertifika süresi dolmuş; yenisi tanıtıldı, deneme reçetesi gönderildi.'],
  ['Yazıcı çıktısı kayıyor', 'Kâğıt boyutu ve kenar boşlukları ayarlandı.'],
  ['Yedek alınamıyor', 'Diskte yer açıldı, gece yedeği elle çalıştırılıp doğrulandı.'],
  ['Yeni kullanıcı tanımlama', 'İki kullanıcı açıldı, ekran yetkileri birlikte seçildi.'],
  ['Aylık kapanış soruları', 'Kapanış adımları ekran üzerinde gösterildi.'],
  ['Veri aktarımı kontrolü', 'Aktarılan kayıtlardan on tanesi birlikte karşılaştırıldı.'],
  ['Mesaj gönderimi çalışmıyor', 'Gönderici adı düzeltildi, deneme mesajı ulaştı.'],
] as const;
const ONAYLAR = ['Hekimin kendisi', 'Sekreter', 'Bilgi işlem sorumlusu', 'Muhasebe', 'Klinik müdürü'] as const;

interface Kaynak {
  readonly kisiler: readonly { readonly id: number; readonly urunler: readonly number[] }[];
  readonly musteriler: readonly { readonly id: number; readonly proje_id: number }[];
  readonly araclar: readonly number[];
}

async function kaynakOku(db: Db): Promise<Kaynak> {
  const { rows: kisiler } = await sql<Kaynak['kisiler'][number]>`
    select k.id, array_agg(kp.proje_id order by kp.proje_id) as urunler
    from kisi k join departman b on b.id = k.departman_id join kisi_proje kp on kp.kisi_id = k.id
    where k.aktif and b.ad in ('Destek', 'Kurulum') group by k.id order by k.id`.execute(db);
  const { rows: musteriler } = await sql<Kaynak['musteriler'][number]>`
    select m.id, mp.proje_id from musteri m join musteri_proje mp on mp.musteri_id = m.id
    where m.silindi is null and m.durum = 'Aktif' order by m.id, mp.proje_id`.execute(db);
  const araclar = await db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'baglantiTur')
    .orderBy('sira')
    .execute();
  return { kisiler, musteriler, araclar: araclar.map((t) => t.id) };
}

/** A connection of this person with its start and its minutes; null: still open. */
function baglanti(k: Kaynak, z: Zar, kisi: Kaynak['kisiler'][number], baslama: number, dk: number | null) {
  const uygun = k.musteriler.filter((m) => kisi.urunler.includes(m.proje_id));
  const m = z.biri(uygun);
  const [amac, yapilan] = z.biri(ISLER);
  const arac = z.arasi(0, 9);
  return {
    musteri_id: m.id,
    proje_id: m.proje_id,
    kisi_id: kisi.id,
    // Mostly the first two, and now and then a visit on site.
    baglanti_tur_id: k.araclar[arac < 4 ? 0 : arac < 7 ? 1 : arac - 5]!,
    baglanti_kodu: arac < 7 ? String(z.arasi(100_000_000, 999_999_999)) : null,
    baslama: new Date(baslama),
    bitis: dk === null ? null : new Date(baslama + dk * DK),
    amac,
    yapilan: dk === null ? '' : yapilan,
    onay_veren: z.biri(ONAYLAR),
    kvkk_onay: true,
  };
}

/** The connections of a day, each person's one after the other. */
function gununki(k: Kaynak, gun: Gun, no: number) {
  const z = zar(BAGLANTI_ZARI, no);
  return z
    .karistir(k.kisiler)
    .slice(0, z.arasi(4, 7))
    .flatMap((kisi) => {
      const ilk = baglanti(k, z, kisi, istanbulAni(gun, '09:10') + z.arasi(0, 120) * DK, z.arasi(8, 75));
      const sonraki = baglanti(k, z, kisi, istanbulAni(gun, '13:30') + z.arasi(0, 150) * DK, z.arasi(8, 90));
      return z.olasi(0.5) ? [ilk, sonraki] : [ilk];
    });
}

/** Connections of these months' tickets, by their assignees: each sixth ticket needed one. */
const gorusmelerinki = (db: Db, araclar: readonly number[], bugun: Gun, simdi: Date) =>
  sql`insert into baglanti (musteri_id, gorusme_id, proje_id, kisi_id, baglanti_tur_id, baslama, bitis, amac, yapilan, onay_veren, kvkk_onay)
    select g.musteri_id, g.id, g.proje_id, g.atanan_id, (${araclar.slice(0, 2)}::int[])[1 + g.id % 2], z.baslama,
      z.baslama + (6 + g.id % 37) * interval '1 minute', g.baslik,
      case when g.cozum = '' then 'Ekranda birlikte bakıldı, günlük dosyaları alındı.' else g.cozum end, ${ONAYLAR[1]}, true
    from gorusme g
      cross join lateral (select g.baslama_zamani + (4 + g.id % 11) * interval '1 minute' as baslama) z
    where g.atanan_id is not null and g.durum <> 'atandi' and g.durum <> 'iptal' and g.id % 6 = 0
      and g.baslama_zamani >= ${new Date(istanbulAni(gunEkle(bugun, -GUN_SAYISI)))}
      and z.baslama < ${simdi}::timestamptz - interval '45 minutes'`.execute(db);

/** Writes the connections and their lines in the customers' histories. */
async function yaz({ db, bugun, simdi }: OrnekOrtami): Promise<void> {
  const kaynak = await kaynakOku(db);
  const bitenler = Array.from({ length: GUN_SAYISI + 1 }, (_, no) => ({ no, gun: gunEkle(bugun, no - GUN_SAYISI) }))
    .filter(({ gun }) => haftaGunu(gun) <= 5)
    .flatMap(({ gun, no }) => gununki(kaynak, gun, no))
    // Never later than the demo is loaded.
    .filter((b) => b.bitis !== null && b.bitis < simdi);
  const z = zar(BAGLANTI_ZARI, GUN_SAYISI + 1);
  const surenler = kaynak.kisiler
    .slice(-2)
    .map((kisi, i) => baglanti(kaynak, z, kisi, simdi.getTime() - (i === 0 ? 47 : 12) * DK, null));
  await db
    .insertInto('baglanti')
    .values([...bitenler, ...surenler])
    .execute();
  await gorusmelerinki(db, kaynak.araclar, bugun, simdi);
  await hareketleriSec(
    db,
    MUSTERI_HAREKETLERI,
    ['nesne_id', 'zaman', 'tur', 'baslik', 'aciklama', 'proje_id', 'kisi_id', 'yeni'],
    sql`select musteri_id as nesne_id, coalesce(bitis, baslama) as zaman, 'baglanti' as tur,
        case when bitis is null then 'Bağlantı kuruldu: ' || to_char(baslama at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')
          else 'Bağlantı bitti: ' || to_char(baslama at time zone 'Europe/Istanbul', 'DD.MM.YYYY') || ', süre '
            || to_char(bitis - baslama, 'FMHH24:MI') end as baslik,
        case when yapilan = '' then amac else yapilan end as aciklama, proje_id, kisi_id,
        jsonb_build_object('KayitId', id) as yeni
      from baglanti order by 2, id`,
  );
}

const YAPILANLAR = ISLER.map(([, yapilan]) => yapilan);
/** A connection left open for longer is over. */
const EN_UZUN_SAAT = 3;

/** A connection of the plan that is to be written or is already there, for a ticket of its owner. */
interface Planli {
  readonly gorusme_id: number;
  readonly id: number | null;
  readonly kisi_id: number;
  readonly amac: string;
  readonly acilis: string;
  readonly musteri_id: number;
  readonly proje_id: number;
  readonly baslama: string | null;
  readonly bitis: string | null;
}

/** Ends open connections that no visitor of the demo touched. Returns the ended ones. */
const bitir = async (db: Db, bunlar: readonly { id: number; bitis: Date; yapilan: string }[]): Promise<Biten[]> =>
  (
    await sql<Biten>`update baglanti b set bitis = y.bitis, yapilan = y.yapilan, surum = b.surum + 1
      from jsonb_to_recordset(${JSON.stringify(bunlar)}::jsonb) y (id int, bitis timestamptz, yapilan text)
      where b.id = y.id and b.bitis is null and b.surum = 1
        and not exists (select from denetim d where d.nesne = 'baglanti' and d.nesne_id = b.id)
      returning b.id, b.musteri_id, b.proje_id, b.kisi_id, b.baslama, b.bitis, b.yapilan`.execute(db)
  ).rows;
interface Biten {
  readonly id: number;
  readonly musteri_id: number;
  readonly proje_id: number;
  readonly kisi_id: number;
  readonly baslama: string;
  readonly bitis: string;
  readonly yapilan: string;
}

/** The connections of the plan's tickets, as they begin and end. Connections left open end, too. */
async function gunler(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<readonly Olay[]> {
  const an = simdi.getTime();
  const isler = new Map(
    masaIsleri(ilk, son, an).flatMap((i) => (i.baglanti && i.baglanti.bas <= an ? [[i.acilis!, i] as const] : [])),
  );
  const { rows } = await sql<Planli>`
    select g.id as gorusme_id, b.id, g.atanan_id as kisi_id, g.baslik as amac, g.baslama_zamani as acilis, g.musteri_id, g.proje_id,
      b.baslama, b.bitis
    from gorusme g left join baglanti b on b.gorusme_id = g.id
    where g.baslama_zamani = any(${[...isler.keys()].map((a) => new Date(a))}::timestamptz[]) and g.atanan_id is not null
      and (b.id is not null or not exists (select from denetim d where d.nesne = 'gorusme' and d.nesne_id = g.id))
    order by g.baslama_zamani`.execute(db);
  const bos = new Set((await bostakiler(db, ilk, simdi)).map((k) => k.id));
  const planli = rows.flatMap((g) => {
    const i = isler.get(ms(g.acilis))!;
    const bit = new Date(i.baglanti!.bit);
    const yapilan = YAPILANLAR[i.no % YAPILANLAR.length]!;
    return bos.has(g.kisi_id)
      ? [{ g, i, bas: new Date(i.baglanti!.bas), bit: i.baglanti!.bit <= an ? bit : null, yapilan }]
      : [];
  });
  const yeniler = planli.filter((p) => p.g.id === null);
  const araclar =
    yeniler.length === 0
      ? []
      : await db.selectFrom('tanim').select('id').where('liste', '=', 'baglantiTur').orderBy('sira').limit(2).execute();
  const satirlar: EskiHareket<typeof MUSTERI_HAREKETLERI>[] = [];
  const satirYaz = (b: Omit<Biten, 'bitis'> & { readonly bitis: string | null }, olan: 'kuruldu' | 'bitti') =>
    satirlar.push({
      id: b.musteri_id,
      tur: 'baglanti',
      baslik: baglantiBasligi({ Baslama_Zamani: b.baslama, Bitis_Zamani: b.bitis }, olan),
      aciklama: b.yapilan,
      projeId: b.proje_id,
      zaman: new Date(b.bitis ?? b.baslama),
      kisi: b.kisi_id,
      yeni: { KayitId: b.id },
    });
  for (const { g, i, bas, bit, yapilan } of yeniler) {
    const z = zar(BAGLANTI_ZARI, i.no);
    const b = {
      musteri_id: g.musteri_id,
      gorusme_id: g.gorusme_id,
      proje_id: g.proje_id,
      kisi_id: g.kisi_id,
      baglanti_tur_id: z.biri(araclar).id,
      baglanti_kodu: String(z.arasi(100_000_000, 999_999_999)),
      baslama: bas.toISOString(),
      bitis: bit?.toISOString() ?? null,
      amac: g.amac,
      yapilan: bit === null ? '' : yapilan,
      onay_veren: z.biri(ONAYLAR),
      kvkk_onay: true,
    };
    const eklenen = await db
      .insertInto('baglanti')
      .values(b)
      .onConflict((oc) => oc.column('kisi_id').where('bitis', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (eklenen === undefined) continue;
    satirYaz({ ...b, ...eklenen, bitis: null, yapilan: g.amac }, 'kuruldu');
    if (bit !== null) satirYaz({ ...b, ...eklenen }, 'bitti');
  }
  const { rows: unutulan } = await sql<{ id: number; baslama: string }>`
    select id, baslama from baglanti where bitis is null and surum = 1 and kisi_id = any(${[...bos]}::int[])
      and baslama < ${simdi}::timestamptz - ${EN_UZUN_SAAT} * interval '1 hour'`.execute(db);
  const bitenler = await bitir(db, [
    ...planli.flatMap(({ g, bit, yapilan }) =>
      g.id !== null && g.bitis === null && bit ? [{ id: g.id, bitis: bit, yapilan }] : [],
    ),
    ...unutulan.map((u, n) => ({
      id: u.id,
      bitis: new Date(ms(u.baslama) + (60 + (u.id % 60)) * DK),
      yapilan: YAPILANLAR[n % YAPILANLAR.length]!,
    })),
  ]);
  for (const b of bitenler) satirYaz(b, 'bitti');
  await hareketleriYaz(db, MUSTERI_HAREKETLERI, satirlar);
  // The ticket shows its connections and their minutes.
  return satirlar.length > 0 ? [{ tur: 'uzakbaglanti' }, { tur: 'gorusme', kisiId: null }] : [];
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'uzakbaglanti',
    sonra: ['musteri', 'tanim', 'proje', 'lisans', 'gorusme'],
    buyuyen: ['baglanti'],
    yaz,
    gunler,
    anlar: masaAnlari,
  },
];
