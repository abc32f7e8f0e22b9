import { BAYI_HAREKETLERI } from '@masabasi/core/pazarlama/bayi/rules';
import { vknGecerli } from '@masabasi/core/platform/identity/kimlik';
import { katla } from '@masabasi/core/platform/text/metin';
import { type Gun, ayEkle, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { zar } from '../plan/zar.ts';
import { ADLAR, SOYADLAR } from '../words/adlar.ts';

/**
 * The demo company's dealers: sixty with territories, none in a dozen provinces. Nearly half of the customers in a
 * territory came through its dealer, and so did their licences.
 */

const TUZ = 0x626179;
/** Each dealer with the plate numbers of its provinces, its seat first. */
const ILDEKILER: readonly (readonly [ad: string, iller: readonly number[]])[] = [
  ['Akdeniz Yazılım Çözümleri', [7, 15]],
  ['Çukurova Teknoloji', [1]],
  ['Doğu Işık Bilişim', [25, 69, 24]],
  ['Ege Destek Bilişim', [45]],
  ['İç Anadolu Sistem', [42, 70]],
  ['Karadeniz Ağ Hizmetleri', [61, 53]],
  ['Trakya Yazılım Evi', [59, 39]],
  ['Edirne Bilgi Noktası', [22]],
  ['Çanakkale Boğaz Bilişim', [17]],
  ['Balıkesir Körfez Yazılım', [10]],
  ['Bursa Yeşil Teknoloji', [16]],
  ['Uludağ Bilgi Sistemleri', [16, 77]],
  ['Bilecik Söğüt Bilişim', [11]],
  ['Eskişehir Porsuk Yazılım', [26]],
  ['Kütahya Çini Bilgisayar', [43]],
  ['Afyon Kale Bilişim', [3]],
  ['Uşak Kilim Yazılım', [64]],
  ['Denizli Horoz Teknoloji', [20]],
  ['Aydın Menderes Bilişim', [9]],
  ['Muğla Gökova Yazılım', [48]],
  ['Antalya Falez Bilişim', [7]],
  ['Isparta Gül Bilgisayar', [32]],
  ['Mersin Liman Yazılım', [33]],
  ['Hatay Asi Bilişim', [31]],
  ['Osmaniye Toros Yazılım', [80]],
  ['Kahramanmaraş Ahır Dağı Bilişim', [46]],
  ['Gaziantep Zeugma Yazılım', [27, 79]],
  ['Antep Kalesi Bilgisayar', [27]],
  ['Şanlıurfa Balıklıgöl Bilişim', [63]],
  ['Adıyaman Nemrut Yazılım', [2]],
  ['Malatya Kayısı Bilişim', [44]],
  ['Elazığ Harput Yazılım', [23]],
  ['Diyarbakır Sur Bilişim', [21]],
  ['Mardin Taş Ev Yazılım', [47]],
  ['Batman Dicle Bilgisayar', [72, 56]],
  ['Van Gölü Bilişim', [65, 13]],
  ['Kars Ani Yazılım', [36, 76]],
  ['Rize Çay Bilişim', [53]],
  ['Giresun Fındık Yazılım', [28]],
  ['Ordu Boztepe Bilişim', [52]],
  ['Samsun Bandırma Yazılım', [55]],
  ['Amasya Elma Bilgisayar', [5]],
  ['Tokat Kale Yazılım', [60]],
  ['Sivas Divriği Bilişim', [58]],
  ['Kayseri Erciyes Teknoloji', [38]],
  ['Nevşehir Peribacası Yazılım', [50, 51]],
  ['Kırşehir Ahi Bilişim', [40]],
  ['Aksaray Ihlara Yazılım', [68]],
  ['Zonguldak Karaelmas Bilişim', [67, 74]],
  ['Bolu Abant Yazılım', [14, 81]],
  ['Sakarya Sapanca Bilişim', [54]],
  ['Kocaeli Körfez Teknoloji', [41]],
];
/** Dealers in the large cities, each with some districts. */
const ILCEDEKILER: readonly (readonly [ad: string, il: number, ilceler: readonly string[]])[] = [
  ['Anadolu Yakası Bilişim', 34, ['Kadıköy', 'Üsküdar', 'Ataşehir', 'Maltepe']],
  ['Boğaz Yazılım', 34, ['Beşiktaş', 'Sarıyer', 'Şişli', 'Beyoğlu']],
  ['Haliç Bilgi Sistemleri', 34, ['Fatih', 'Eyüpsultan', 'Bakırköy', 'Zeytinburnu']],
  ['Marmara Doğu Teknoloji', 34, ['Pendik', 'Kartal', 'Tuzla', 'Sancaktepe']],
  ['Başkent Bilgi İşlem', 6, ['Çankaya', 'Gölbaşı']],
  ['Ankara Kale Yazılım', 6, ['Keçiören', 'Altındağ', 'Yenimahalle']],
  ['İzmir Kordon Bilişim', 35, ['Konak', 'Karşıyaka', 'Bornova']],
  ['Güzelbahçe Yazılım', 35, ['Urla', 'Çeşme', 'Buca']],
];

const vkn = (i: number): string => {
  const ilk = `910${String(i).padStart(6, '0')}`;
  return Array.from({ length: 10 }, (_, son) => `${ilk}${son}`).find(vknGecerli)!;
};
const rakam = (n: number, hane: number): string => String(n).padStart(hane, '0');
const adres = (ad: string): string =>
  `${katla(ad)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 16)}@bayi.example`;

interface Yer {
  readonly ad: string;
  readonly il: number;
  readonly iller: readonly number[];
  readonly ilceler: readonly string[];
}
const YERLER: readonly Yer[] = [
  ...ILDEKILER.map(([ad, iller]) => ({ ad, il: iller[0]!, iller, ilceler: [] })),
  ...ILCEDEKILER.map(([ad, il, ilceler]) => ({ ad, il, iller: [], ilceler })),
];

/** The term of a dealer's contract: most run for years, some end soon, one or two have ended. */
function sozlesmesi(i: number, bugun: Gun): { readonly baslama: Gun; readonly bitis: Gun } {
  const z = zar(TUZ, i, 2);
  const kalan = i % 20 === 7 ? -z.arasi(5, 40) : i % 9 === 4 ? z.arasi(5, 55) : z.arasi(90, 700);
  const bitis = gunEkle(bugun, kalan);
  return { baslama: gunEkle(ayEkle(bitis, -36), 1), bitis };
}

async function bayileriYaz(db: Db, bugun: Gun): Promise<void> {
  const yonetenler = await db
    .selectFrom('kisi')
    .select('id')
    .where('aktif', '=', true)
    .orderBy('id')
    .limit(6)
    .execute();
  const sozlesme = await db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'sozlesmeler')
    .orderBy('sira')
    .executeTakeFirst();
  const bayiler = await db
    .insertInto('tanim')
    .values(YERLER.map((y) => ({ liste: 'bayiler' as const, ad: y.ad })))
    .returning(['id', 'ad'])
    .execute();
  const no = new Map(bayiler.map((b) => [b.ad, b.id]));
  for (const [i, y] of YERLER.entries()) {
    const z = zar(TUZ, i);
    const id = no.get(y.ad)!;
    const { baslama, bitis } = sozlesmesi(i, bugun);
    await db
      .updateTable('bayi')
      .set({
        unvan: `${y.ad} Bilgisayar Sanayi ve Ticaret Ltd. Şti.`,
        vkn: vkn(i + 1),
        vergi_dairesi: 'Merkez',
        telefon: `0${rakam(z.arasi(212, 488), 3)}${rakam(z.arasi(2_000_000, 7_999_999), 7)}`,
        eposta: adres(y.ad),
        adres: `Atatürk Caddesi No: ${z.arasi(1, 180)}`,
        il_id: y.il,
        sozlesme_id: sozlesme?.id ?? null,
        sozlesme_baslama: baslama,
        sozlesme_bitis: bitis,
        sorumlu_id: yonetenler[i % yonetenler.length]?.id ?? null,
        ekstre: i % 3 === 0,
        notlar: i % 11 === 5 ? 'Kurulum ekibi iki kişidir; yoğun aylarda kurulumlar bizden desteklenir.' : '',
      })
      .where('id', '=', id)
      .execute();
    const kisi = (sira: number, unvan: string) => ({
      bayi_id: id,
      sira,
      ad: z.biri(ADLAR),
      soyad: z.biri(SOYADLAR),
      unvan,
      gsm: `05${rakam(z.arasi(300_000_000, 559_999_999), 9)}`,
      eposta: sira === 0 ? adres(y.ad) : null,
    });
    await db
      .insertInto('bayi_yetkili')
      .values([kisi(0, 'Firma sahibi'), ...(z.olasi(0.6) ? [kisi(1, 'Satış sorumlusu')] : [])])
      .execute();
    await db
      .insertInto('bayi_kosul')
      .values(
        [0, ...(z.olasi(0.5) ? [12] : [])].map((ay) => ({
          bayi_id: id,
          gecerlilik: ayEkle(baslama, ay),
          komisyon_oran: z.arasi(20, 50) / 2,
          iskonto_oran: z.arasi(10, 30) / 2,
          risk_limiti: z.olasi(0.15) ? null : z.arasi(2, 20) * 5_000_000,
          aciklama: ay === 0 ? 'Sözleşmeyle' : 'İkinci yıl görüşmesi',
          zaman: new Date(istanbulAni(ayEkle(baslama, ay), '10:00')),
        })),
      )
      .execute();
    await sql`insert into bayi_il (bayi_id, il_id) select ${id}, x from unnest(${[...y.iller]}::int[]) x`.execute(db);
    await sql`insert into bayi_ilce (bayi_id, ilce_id) select ${id}, id from ilce
      where il_id = ${y.il} and ad = any(${[...y.ilceler]}::text[])`.execute(db);
    await sql`insert into bayi_proje (bayi_id, proje_id) select ${id}, id from proje where aktif and (id + ${i}) % 4 > 0`.execute(
      db,
    );
  }
  // Two dealers have stopped.
  await sql`update tanim set aktif = false where liste = 'bayiler' and ad in ('Tokat Kale Yazılım', 'Kars Ani Yazılım')`.execute(
    db,
  );
  await hareketleriYaz(
    db,
    BAYI_HAREKETLERI,
    bayiler.map((b, i) => ({
      id: b.id,
      tur: 'acildi',
      baslik: BAYI_HAREKETLERI.turler.acildi,
      zaman: new Date(istanbulAni(sozlesmesi(i, bugun).baslama, '10:00')),
      kisi: yonetenler[i % yonetenler.length]?.id ?? null,
    })),
  );
}

/**
 * Nearly half of the customers of a territory, and most of their licences, belong to its dealer while it works.
 * Some came from another dealer.
 */
async function musterileriVer(db: Db, bugun: Gun): Promise<void> {
  await sql`
    update musteri m set bayi_id = y.bayi
    from (select m.id, (array_agg(b.id order by b.id))[1 + (hashint4(m.id) & 1023) % count(*)::int] as bayi
      from musteri m join bayi b on exists (select from bayi_il x where x.bayi_id = b.id and x.il_id = m.il_id)
        or exists (select from bayi_ilce x where x.bayi_id = b.id and x.ilce_id = m.ilce_id)
      join tanim t on t.id = b.id and t.aktif
      group by m.id) y
    where y.id = m.id and hashint4(m.id + 77) & 1023 < 460`.execute(db);
  await sql`
    update lisans l set bayi_id = m.bayi_id from musteri m
    where m.id = l.musteri_id and m.bayi_id is not null and hashint4(l.id) & 1023 < 900`.execute(db);
  await sql`update bayi_atama a set baslama = l.baslama_tarihi::timestamp at time zone 'Europe/Istanbul'
    from lisans l where a.nesne = 'lisans' and l.id = a.nesne_id and a.bitis is null`.execute(db);
  const devir = new Date(istanbulAni(gunEkle(bugun, -200), '14:00'));
  await sql`
    with devredilen as (
      select a.id, a.bayi_id, a.nesne, a.nesne_id, a.baslama from bayi_atama a
      where a.bitis is null and a.baslama < ${devir}::timestamptz and hashint4(a.nesne_id + length(a.nesne)) & 1023 < 30
    ), eski as (
      insert into bayi_atama (bayi_id, nesne, nesne_id, baslama, bitis)
      select (select b.id from bayi b where b.id <> d.bayi_id order by abs(b.id - d.bayi_id), b.id limit 1), d.nesne,
        d.nesne_id, d.baslama, ${devir} from devredilen d
    )
    update bayi_atama a set baslama = ${devir} from devredilen d where d.id = a.id`.execute(db);
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  await bayileriYaz(db, bugun);
  await musterileriVer(db, bugun);
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'bayi', sonra: ['lisans'], yaz }];
