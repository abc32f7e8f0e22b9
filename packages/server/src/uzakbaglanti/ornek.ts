import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { type Gun, gunEkle, haftaGunu, istanbulAni } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { hareketleriSec } from '../hareket/kayit.ts';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { type Zar, zar } from '../seed/tohum.ts';

/** The demo company's connections to its customers: some on every working day of the last two months, two that go on. */

const GUN_SAYISI = 60;
/** Sets these numbers apart from those of the staff and their days. */
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

/** A connection of this person that began then and lasted so many minutes; null: it goes on. */
function baglanti(k: Kaynak, z: Zar, kisi: Kaynak['kisiler'][number], baslama: number, dk: number | null) {
  const uygun = k.musteriler.filter((m) => kisi.urunler.includes(m.proje_id));
  const m = z.biri(uygun);
  const [amac, yapilan] = z.biri(ISLER);
  const arac = z.arasi(0, 9);
  return {
    musteri_id: m.id,
    proje_id: m.proje_id,
    kisi_id: kisi.id,
    // Mostly the first two, and now and then somebody drives there.
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

/** What was done about contacts of these months by whose they are: each sixth needed a connection. */
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

/** Writes the connections and what of them stands in the customers' histories. */
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
    ['nesne_id', 'zaman', 'tur', 'baslik', 'aciklama', 'proje_id', 'kisi_id'],
    sql`select musteri_id as nesne_id, coalesce(bitis, baslama) as zaman, 'baglanti' as tur,
        case when bitis is null then 'Bağlantı kuruldu: ' || to_char(baslama at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')
          else 'Bağlantı bitti: ' || to_char(baslama at time zone 'Europe/Istanbul', 'DD.MM.YYYY') || ', süre '
            || to_char(bitis - baslama, 'FMHH24:MI') end as baslik,
        case when yapilan = '' then amac else yapilan end as aciklama, proje_id, kisi_id
      from baglanti order by 2, id`,
  );
}

export const ornek: readonly OrnekPayi[] = [
  {
    ad: 'uzakbaglanti',
    sonra: ['musteri', 'tanim', 'proje', 'lisans', 'gorusme'],
    buyuyen: ['baglanti', 'hareket'],
    yaz,
  },
];
