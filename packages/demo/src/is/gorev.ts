import { GOREV_HAREKETLERI, type GorevDurumu } from '@masabasi/core/is/gorev/rules';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { VERSIYON_HAREKETLERI } from '@masabasi/core/is/versiyon/rules';
import { generateNKeysBetween } from 'fractional-indexing';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { hareketleriSec, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { isGunleri, type OrnekIs, ornekIs, turTestleri, URUNUN_ISI, YAYINLANAN, yayinYasi } from './gorev/isler.ts';

/** The demo company's versions of two years, and their tasks with history. */

/** The products with versions, and the name of the first version of each. */
const URUNLER = [
  { id: 2, ilk: 8 },
  { id: 6, ilk: 4 },
  { id: 14, ilk: 11 },
] as const;
/** Days from today: the frozen version comes out within the week. The next version has only a planned day. */
const DONDURULAN_GUN = 4;
const HAZIRLANAN_GUN = 45;
/** The last accepted analyses whose tasks come out with it. */
const SON_KABUL = 6;

/** Many rows as a table `x`, in one parameter. */
const tablosu = (satirlar: readonly object[], sutunlar: RawBuilder<unknown>) =>
  sql`jsonb_to_recordset(${JSON.stringify(satirlar)}::jsonb) x (${sutunlar})`;

async function kaynakOku(db: Db) {
  const [kisiler, tanimlar, analizler] = await Promise.all([
    db
      .selectFrom('kisi')
      .innerJoin('departman', 'departman.id', 'kisi.departman_id')
      .select(['kisi.id', 'departman.ad as departman', 'departman.sorumlu_id as sorumlu'])
      .where('kisi.aktif', '=', true)
      .where('departman.ad', 'in', ['Yazılım', 'Eğitim'])
      .orderBy('kisi.id')
      .execute(),
    db
      .selectFrom('tanim')
      .select(['id', 'liste', 'ad', 'anahtar'])
      .where('liste', 'in', ['isTur', 'aciliyet', 'projeEkip', 'testTur', 'surecDurum'])
      .where('aktif', '=', true)
      .orderBy('sira')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('analiz')
      .select(['id', 'proje_id', 'kabul_zamani', 'kabul_kriterleri'])
      .where('durum', '=', 'planlandi')
      .orderBy('kabul_zamani')
      .orderBy('id')
      .execute(),
  ]);
  const listesi = (liste: string) => tanimlar.filter((t) => t.liste === liste);
  const bolumu = (ad: string) => kisiler.filter((k) => k.departman === ad);
  const yazilim = bolumu('Yazılım');
  const yoneten = yazilim[0]?.sorumlu ?? yazilim[0]?.id;
  if (yoneten === undefined || bolumu('Eğitim').length === 0) return null;
  return {
    kisiler: {
      yapanlar: yazilim.map((k) => k.id).filter((id) => id !== yoneten),
      testciler: bolumu('Eğitim').map((k) => k.id),
      yoneten,
    },
    tanimlar: {
      turler: listesi('isTur'),
      aciliyetler: listesi('aciliyet').map((t) => t.id),
      ekip: listesi('projeEkip').find((t) => t.ad === 'Geliştirme Ekibi')?.id ?? null,
      testTurleri: listesi('testTur').map((t) => t.id),
    },
    durumAdi: new Map(listesi('surecDurum').map((t) => [t.anahtar, t.ad])),
    analizler: Map.groupBy(analizler, (a) => a.proje_id),
  };
}
type Kaynak = NonNullable<Awaited<ReturnType<typeof kaynakOku>>>;
interface Yazilan extends OrnekIs {
  readonly id: number;
  /** The numbers of the criteria of its analysis. Null stands for the task as a whole. */
  readonly kriterler: readonly (number | null)[];
}

/** The versions of a product with their history. */
async function versiyonlariYaz(db: Db, k: Kaynak, urun: (typeof URUNLER)[number], gunler: readonly Gun[], bugun: Gun) {
  const satirlar = Array.from({ length: YAYINLANAN + 2 }, (_, n) => {
    const yayin = n < YAYINLANAN ? gunler[yayinYasi(n) - 1]! : null;
    const gun = yayin ?? gunEkle(bugun, n === YAYINLANAN ? DONDURULAN_GUN : HAZIRLANAN_GUN);
    return {
      proje_id: urun.id,
      no: `${urun.ilk}.${n + 1}`,
      durum: yayin ? ('yayinlandi' as const) : n === YAYINLANAN ? ('donduruldu' as const) : ('hazirlaniyor' as const),
      planlanan_tarih: gun,
      yayin_zamani: yayin === null ? null : new Date(`${yayin}T18:30:00+03:00`),
      yayinlayan_id: yayin === null ? null : k.kisiler.yoneten,
      surum_notu: n <= YAYINLANAN ? 'Bu versiyonda bildirilen hatalar giderildi, istenen yenilikler eklendi.' : '',
      zorunlu: n === YAYINLANAN - 1,
    };
  });
  const idler = (await db.insertInto('versiyon').values(satirlar).returning('id').execute()).map((v) => v.id);
  await hareketleriYaz(
    db,
    VERSIYON_HAREKETLERI,
    satirlar.flatMap((v, n) => {
      const ortak = { id: idler[n]!, kisi: k.kisiler.yoneten };
      const acilis = n < YAYINLANAN ? yayinYasi(n) + 80 : YAYINLANAN + 30 - n * 2;
      const an = (yas: number, saat: string) => new Date(`${gunler[yas - 1]!}T${saat}:00+03:00`);
      const acildi = {
        ...ortak,
        tur: 'acildi',
        baslik: VERSIYON_HAREKETLERI.turler.acildi,
        zaman: an(acilis, '08:40'),
      } as const;
      const dondu = {
        ...ortak,
        tur: 'durum',
        baslik: 'Versiyon donduruldu',
        zaman: an(n < YAYINLANAN ? yayinYasi(n) + 2 : 1, '17:10'),
      } as const;
      if (v.durum === 'hazirlaniyor') return [acildi];
      if (v.yayin_zamani === null) return [acildi, dondu];
      const { yayinlandi } = VERSIYON_HAREKETLERI.turler;
      return [acildi, dondu, { ...ortak, tur: 'yayinlandi', baslik: yayinlandi, zaman: v.yayin_zamani } as const];
    }),
  );
  return idler;
}

/**
 * The analysis of each task: every accepted analysis has tasks, opened after it was accepted. The tasks of the last
 * accepted ones are in the version that comes out next.
 */
function analizleri(k: Kaynak, urun: number, isler: readonly OrnekIs[]) {
  const secilen = new Map<number, { readonly id: number; readonly kriterler: readonly number[] }>();
  const sirali = isler
    .map((g, i) => ({ i, zaman: g.acilisZamani, z: g.z, cikacak: g.versiyon === YAYINLANAN }))
    .toSorted((a, b) => +a.zaman - +b.zaman || a.i - b.i);
  const kabuller = k.analizler.get(urun) ?? [];
  for (const [n, a] of kabuller.entries()) {
    const son = n >= kabuller.length - SON_KABUL;
    const sonraki = sirali.findIndex(
      (g) => +g.zaman > +new Date(a.kabul_zamani!) && !secilen.has(g.i) && (!son || g.cikacak),
    );
    if (sonraki < 0) continue;
    const kac = sirali[sonraki]!.z.arasi(1, 8);
    const kriterler = a.kabul_kriterleri.map((kr) => kr.Id);
    for (const g of sirali.slice(sonraki, sonraki + kac))
      if (!secilen.has(g.i)) secilen.set(g.i, { id: a.id, kriterler });
  }
  return secilen;
}

async function urunuYaz(db: Db, k: Kaynak, urun: (typeof URUNLER)[number], gunler: readonly Gun[], bugun: Gun) {
  const versiyonlar = await versiyonlariYaz(db, k, urun, gunler, bugun);
  const isler = Array.from({ length: URUNUN_ISI }, (_, i) =>
    ornekIs(i, urun.id, { kisiler: k.kisiler, tanimlar: k.tanimlar, gunler, bugun }),
  );
  const analiz = analizleri(k, urun.id, isler);
  const satirlar = isler.map((g, i) => {
    const son = g.adimlar.at(-1)?.zaman ?? g.acilisZamani;
    const bitti = ['yayinlandi', 'kapandi', 'iptal'].includes(g.durum);
    return {
      n: i,
      proje_id: urun.id,
      analiz_id: analiz.get(i)?.id ?? null,
      is_tur_id: g.tur,
      aciliyet_id: g.aciliyet,
      ekip_id: g.ekip,
      baslik: g.baslik,
      aciklama: g.not ?? '',
      durum: g.durum,
      atanan_id: g.atanan,
      testci_id: g.testci,
      test_tur_id: g.testTur,
      test_turu: g.donus,
      versiyon_id: g.versiyon === null ? null : versiyonlar[g.versiyon]!,
      termin: g.termin,
      tahmini_sure: g.tahmini,
      engel: g.engel,
      sira: `${urun.id}`,
      acan_id: g.acan,
      acilis_zamani: g.acilisZamani,
      son_hareket: son,
      baslama_zamani: g.adimlar.find((a) => a.durum === 'gelistirmede')?.zaman ?? null,
      bitis_zamani: bitti ? (g.adimlar.find((a) => a.durum === 'yayinlandi')?.zaman ?? son) : null,
      surum: 1 + g.adimlar.length,
    };
  });
  return { isler, analiz, satirlar };
}
type Urun = Awaited<ReturnType<typeof urunuYaz>>;

/** Writes the tasks of all products. The order in a column is the order of the last change. */
async function isleriYaz(db: Db, urunler: readonly Urun[]): Promise<Yazilan[]> {
  const hepsi = urunler.flatMap((u) =>
    u.satirlar.map((satir, i) => ({ satir, is: u.isler[i]!, kriterler: u.analiz.get(i)?.kriterler ?? [] })),
  );
  const sirali = hepsi.toSorted((a, b) => +a.is.acilisZamani - +b.is.acilisZamani);
  const sutunlar = Map.groupBy(sirali, (h) => h.satir.durum);
  for (const bunlar of sutunlar.values()) {
    const yerler = generateNKeysBetween(null, null, bunlar.length);
    for (const [i, h] of bunlar.entries()) h.satir.sira = yerler[i]!;
  }
  const alanlar = sql`proje_id, analiz_id, is_tur_id, aciliyet_id, ekip_id, baslik, aciklama, durum, atanan_id, testci_id,
    test_tur_id, test_turu, versiyon_id, termin, tahmini_sure, engel, sira, acan_id, acilis_zamani, son_hareket,
    baslama_zamani, bitis_zamani, surum`;
  const { rows } = await sql<{ id: number }>`insert into gorev (${alanlar})
    select ${alanlar} from ${tablosu(
      sirali.map((h, yer) => ({ ...h.satir, n: yer })),
      sql`n int, proje_id int, analiz_id int, is_tur_id int, aciliyet_id int, ekip_id int, baslik text, aciklama text,
        durum text, atanan_id int, testci_id int, test_tur_id int, test_turu int, versiyon_id int, termin date,
        tahmini_sure numeric, engel text, sira text, acan_id int, acilis_zamani timestamptz, son_hareket timestamptz,
        baslama_zamani timestamptz, bitis_zamani timestamptz, surum int`,
    )} order by n returning id`.execute(db);
  return sirali.map((h, i) => ({ ...h.is, id: rows[i]!.id, kriterler: h.kriterler.length > 0 ? h.kriterler : [null] }));
}

const TESTCININ: ReadonlySet<GorevDurumu> = new Set(['testte', 'testonayli', 'testred']);
/** The person who moves a task to this state. Null for a step of the product itself. */
const kiminAdimi = (k: Kaynak, g: OrnekIs, durum: GorevDurumu): number | null =>
  durum === 'kapandi'
    ? null
    : durum === 'gelistirmede' || durum === 'testbekliyor'
      ? g.atanan
      : TESTCININ.has(durum)
        ? g.testci
        : k.kisiler.yoneten;

const sonra = (an: Date, dakika: number): Date => new Date(an.getTime() + dakika * 60_000);

/** The history of the tasks, the evidence of their tests, and the hours of work. */
async function gecmisleriYaz(db: Db, k: Kaynak, isler: readonly Yazilan[]) {
  const { turler } = GOREV_HAREKETLERI;
  const satirlar = isler.flatMap((g) => {
    const yeni = { AtananId: g.atanan, TestciId: g.testci };
    const acildi = {
      nesne_id: g.id,
      zaman: g.acilisZamani,
      kisi_id: g.acan,
      tur: 'acildi',
      baslik: turler.acildi,
      aciklama: g.baslik,
      yeni: { ...yeni, DurumAnahtar: 'planlandi' },
    };
    const adimlar = g.adimlar.map((a) => ({
      nesne_id: g.id,
      zaman: a.zaman,
      kisi_id: kiminAdimi(k, g, a.durum),
      tur: 'durum',
      baslik: `İş: ${k.durumAdi.get(a.durum) ?? a.durum}`,
      aciklama:
        a.durum === 'testbekliyor'
          ? 'Düzeltildi, testi yapılabilir.'
          : a.durum === 'testred'
            ? 'Adımlarda anlatıldığı gibi yineleniyor.'
            : a.durum === 'iptal'
              ? 'Başka bir işle karşılandı.'
              : '',
      yeni: { ...yeni, DurumAnahtar: a.durum },
    }));
    const not =
      g.not === null
        ? []
        : [
            {
              nesne_id: g.id,
              zaman: sonra(g.acilisZamani, 20),
              kisi_id: g.acan,
              tur: 'not',
              baslik: turler.not,
              aciklama: g.not,
              yeni: {},
            },
          ];
    return [acildi, ...not, ...adimlar];
  });
  await hareketleriSec(
    db,
    GOREV_HAREKETLERI,
    ['nesne_id', 'zaman', 'kisi_id', 'tur', 'baslik', 'aciklama', 'yeni'],
    sql`select x.* from ${tablosu(satirlar, sql`nesne_id int, zaman timestamptz, kisi_id int, tur text, baslik text, aciklama text, yeni jsonb`)}`,
  );
  const testler = isler.flatMap((g) => {
    const turlari = g.adimlar.filter((a) => a.durum === 'testonayli' || a.durum === 'testred');
    return turlari.flatMap((a, tur) =>
      turTestleri(g.kriterler, a.durum === 'testonayli').map((t) => ({
        gorev_id: g.id,
        kriter_id: t.kriter,
        tur_no: tur + 1,
        test_tur_id: g.testTur,
        testci_id: g.testci,
        zaman: sonra(a.zaman, -10),
        adimlar: `1. ${g.baslik.split(' ')[0]} ekranı açıldı.\n2. İşteki adımlar yinelendi.\n3. ${t.sonuc === 'gecti' ? 'Sonuç beklendiği gibi.' : 'Sorun sürüyor.'}`,
        ortam: g.ortam,
        sonuc: t.sonuc,
      })),
    );
  });
  await sql`insert into gorev_test (gorev_id, kriter_id, tur_no, test_tur_id, testci_id, zaman, adimlar, ortam, sonuc)
    select x.* from ${tablosu(testler, sql`gorev_id int, kriter_id int, tur_no int, test_tur_id int, testci_id int, zaman timestamptz, adimlar text, ortam text, sonuc text`)}`.execute(
    db,
  );
  const sureler = isler.flatMap((g) =>
    g.adimlar
      .filter((a) => a.durum === 'gelistirmede')
      .map((a) => ({ gorev_id: g.id, kisi_id: g.atanan, baslama: a.zaman, bitis: sonra(a.zaman, g.z.arasi(25, 110)) })),
  );
  await sql`insert into gorev_sure (gorev_id, kisi_id, baslama, bitis, durduran)
    select x.*, 'kisi' from ${tablosu(sureler, sql`gorev_id int, kisi_id int, baslama timestamptz, bitis timestamptz`)}`.execute(
    db,
  );
}

/** Some tasks wait for others that were opened before, and some open ones have parts. */
async function baglariYaz(db: Db): Promise<void> {
  await sql`insert into gorev_bag (gorev_id, beklenen_id)
    select g.id, (select max(b.id) from gorev b where b.proje_id = g.proje_id and b.id < g.id - g.id % 17)
    from gorev g where g.id % 9 = 0 and exists (select from gorev b where b.proje_id = g.proje_id and b.id < g.id - g.id % 17)
    on conflict do nothing`.execute(db);
  await sql`update gorev g set ust_id = (select max(b.id) from gorev b where b.proje_id = g.proje_id and b.durum = 'gelistirmede' and b.id % 4 = 1)
    where g.durum = 'planlandi' and g.id % 8 = 3`.execute(db);
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const k = await kaynakOku(db);
  if (k === null) return;
  const gunler = isGunleri(bugun, yayinYasi(0) + 160);
  const urunler: Urun[] = [];
  for (const urun of URUNLER) urunler.push(await urunuYaz(db, k, urun, gunler, bugun));
  const isler = await isleriYaz(db, urunler);
  await gecmisleriYaz(db, k, isler);
  await baglariYaz(db);
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'gorev',
    sonra: ['analiz', 'tanim', 'proje kartları'],
    buyuyen: ['versiyon', 'gorev', 'gorev_bag', 'gorev_sure', 'gorev_test', 'hareket_gorev'],
    yaz,
  },
];
