import { GOREV_HAREKETLERI, GOREV_DURUM_ADLARI, type GorevDurumu } from '@masabasi/core/gorev/rules';
import { type Gun, gunEkle, istanbulAni, tarihYaz } from '@masabasi/core/tarih';
import { VERSIYON_DURUM_ADLARI, VERSIYON_HAREKETLERI, type VersiyonDurumu } from '@masabasi/core/versiyon/rules';
import { generateNKeysBetween } from 'fractional-indexing';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { hareketleriYaz } from '../hareket/kayit.ts';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { zar } from '../seed/tohum.ts';

/** The demo company's versions: some that are out, one that is about to come out, one that is being built. */

const VERSIYON_ZARI = 551_903;

interface Plan {
  readonly durum: VersiyonDurumu;
  /** Days from today to what is planned, or to when it came out. */
  readonly gun: number;
  readonly is: number;
  readonly not: string;
}
const PLANLAR: readonly Plan[] = [
  { durum: 'yayinlandi', gun: -78, is: 11, not: 'Randevu ekranı baştan tasarlandı, liste ekranları hızlandı.' },
  { durum: 'yayinlandi', gun: -43, is: 9, not: 'Stok sayımı telefondan yapılabilir. Yazdırma hataları giderildi.' },
  { durum: 'yayinlandi', gun: -15, is: 8, not: 'Kasa devri tek ekranda. Reçete yazdırma düzeltildi.' },
  { durum: 'donduruldu', gun: 4, is: 8, not: 'İstediğiniz ekranlara arama ve dışa aktarma eklendi.' },
  { durum: 'hazirlaniyor', gun: 38, is: 18, not: '' },
];
/** How far the tasks of a version that is being built are, one after the other. */
const SURENLER: readonly GorevDurumu[] = [
  'planlandi',
  'testonayli',
  'gelistirmede',
  'planlandi',
  'testte',
  'testonayli',
  'testbekliyor',
  'planlandi',
  'testred',
];
/** So many days a task takes from its opening to its test. */
const SURE = 30;

async function kaynakOku(db: Db) {
  const [analizler, kisiler, tanimlar] = await Promise.all([
    sql<{ id: number; proje_id: number; baslik: string }>`
      select a.id, a.proje_id, a.baslik from analiz a where a.durum = 'planlandi'
      order by exists (select from analiz_kaynak k where k.analiz_id = a.id) desc, a.id desc`.execute(db),
    db
      .selectFrom('kisi')
      .innerJoin('departman', 'departman.id', 'kisi.departman_id')
      .select(['kisi.id', 'kullanici_anahtari as hesap'])
      .where('kisi.aktif', '=', true)
      .where((eb) => eb.or([eb('departman.ad', '=', 'Yazılım'), eb('kullanici_anahtari', '=', 'yonetici')]))
      .orderBy('kisi.id')
      .execute(),
    db
      .selectFrom('tanim')
      .select(['id', 'liste'])
      .where('liste', 'in', ['isTur', 'aciliyet', 'testTur'])
      .where('aktif', '=', true)
      .orderBy('id')
      .execute(),
  ]);
  const listesi = (liste: string) => tanimlar.filter((t) => t.liste === liste).map((t) => t.id);
  const yonetici = kisiler.find((k) => k.hesap === 'yonetici')?.id;
  return {
    analizler: Map.groupBy(analizler.rows, (a) => a.proje_id),
    yapanlar: kisiler.flatMap((k) => (k.id === yonetici ? [] : [k.id])).slice(0, 6),
    yonetici,
    isTur: listesi('isTur'),
    aciliyet: listesi('aciliyet'),
    testTur: listesi('testTur'),
  };
}

const gunde = (gun: Gun, saat: number): Date => new Date(istanbulAni(gun, `${String(saat).padStart(2, '0')}:00`));

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const k = await kaynakOku(db);
  const [urun, analizler] = [...k.analizler].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [0, []];
  const { yonetici } = k;
  if (analizler.length === 0 || yonetici === undefined || k.yapanlar.length < 2) return;
  const siralar = new Map<GorevDurumu, string | null>();
  const sirasi = (durum: GorevDurumu): string => {
    const [yeni] = generateNKeysBetween(siralar.get(durum) ?? null, null, 1);
    siralar.set(durum, yeni!);
    return yeni!;
  };
  for (const durum of ['yayinlandi', 'versiyonda', ...SURENLER] as const) {
    const { rows } = await sql<{
      sira: string | null;
    }>`select max(sira) as sira from gorev where durum = ${durum}`.execute(db);
    siralar.set(durum, rows[0]!.sira);
  }
  let sonraki = 0;
  for (const [v, plan] of PLANLAR.entries()) {
    const gun = gunEkle(bugun, plan.gun);
    const yayin = plan.durum === 'yayinlandi' ? gunde(gun, 17) : null;
    const no = `${bugun.slice(0, 4)}.${v + 1}`;
    const { id } = await db
      .insertInto('versiyon')
      .values({
        proje_id: urun,
        no,
        durum: plan.durum,
        planlanan_tarih: gun,
        surum_notu: plan.not,
        yayin_zamani: yayin,
        yayinlayan_id: yayin && yonetici,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const acildi = gunEkle(gun < bugun ? gun : bugun, -2 * SURE);
    const satir = { id, kisi: yonetici, projeId: urun } as const;
    await hareketleriYaz(db, VERSIYON_HAREKETLERI, [
      {
        ...satir,
        tur: 'acildi',
        baslik: VERSIYON_HAREKETLERI.turler.acildi,
        aciklama: `${no}, ${tarihYaz(gun)}`,
        zaman: gunde(acildi, 9),
      },
      ...(plan.durum === 'hazirlaniyor'
        ? []
        : [
            {
              ...satir,
              tur: plan.durum === 'yayinlandi' ? ('yayinlandi' as const) : ('durum' as const),
              baslik: VERSIYON_HAREKETLERI.turler[plan.durum === 'yayinlandi' ? 'yayinlandi' : 'durum'],
              aciklama: plan.durum === 'yayinlandi' ? `${plan.is} işle yayınlandı.` : VERSIYON_DURUM_ADLARI[plan.durum],
              zaman: yayin ?? gunde(gunEkle(bugun, -1), 16),
            },
          ]),
    ]);
    for (let i = 0; i < plan.is; i++) {
      const z = zar(VERSIYON_ZARI, v * 100 + i);
      const a = analizler[sonraki++ % analizler.length]!;
      const bitti: GorevDurumu | null =
        plan.durum === 'yayinlandi' ? 'yayinlandi' : plan.durum === 'donduruldu' ? 'versiyonda' : null;
      const durum = bitti ?? SURENLER[i % SURENLER.length]!;
      const [yapan, testci] = [k.yapanlar[i % k.yapanlar.length]!, k.yapanlar[(i + 1) % k.yapanlar.length]!];
      const onayli = bitti !== null || durum === 'testonayli';
      const onay = gunEkle(gun < bugun ? gun : bugun, -z.arasi(1, SURE));
      const acilis = gunEkle(onay, -z.arasi(8, SURE));
      const son = gunde(onayli ? onay : gunEkle(bugun, -z.arasi(1, 9)), 14);
      const gorev = await db
        .insertInto('gorev')
        .values({
          proje_id: urun,
          analiz_id: a.id,
          is_tur_id: z.biri(k.isTur),
          aciliyet_id: z.biri(k.aciliyet),
          baslik: a.baslik,
          durum,
          atanan_id: yapan,
          testci_id: testci,
          versiyon_id: id,
          sira: sirasi(durum),
          acan_id: yonetici,
          acilis_zamani: gunde(acilis, 9),
          son_hareket: yayin ?? son,
          baslama_zamani: durum === 'planlandi' ? null : gunde(gunEkle(acilis, 2), 9),
          bitis_zamani: yayin,
          test_turu: durum === 'testred' ? 1 : 0,
          tahmini_sure: z.arasi(2, 24),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (onayli)
        await sql`insert into gorev_test (gorev_id, kriter_id, tur_no, test_tur_id, testci_id, zaman, adimlar, ortam, sonuc)
          select ${gorev.id}, (kr ->> 'Id')::int, 1, ${k.testTur[0]}, ${testci}, ${son}::timestamptz,
            'Ekran açıldı, on bin kayıtla denendi.', 'Deneme sunucusu', 'gecti'
          from analiz a cross join jsonb_array_elements(a.kabul_kriterleri) kr where a.id = ${a.id}`.execute(db);
      const hareket = { id: gorev.id, tur: 'durum', projeId: urun } as const;
      await hareketleriYaz(db, GOREV_HAREKETLERI, [
        {
          ...hareket,
          tur: 'acildi',
          baslik: GOREV_HAREKETLERI.turler.acildi,
          aciklama: a.baslik,
          zaman: gunde(acilis, 9),
          kisi: yonetici,
          yeni: { DurumAnahtar: 'planlandi' },
        },
        ...(onayli
          ? [
              {
                ...hareket,
                baslik: `İş: ${GOREV_DURUM_ADLARI.testonayli}`,
                zaman: son,
                kisi: testci,
                yeni: { DurumAnahtar: 'testonayli' },
              },
            ]
          : []),
        ...(yayin === null
          ? []
          : [
              {
                ...hareket,
                baslik: `İş: ${GOREV_DURUM_ADLARI.yayinlandi}`,
                aciklama: no,
                zaman: yayin,
                kisi: yonetici,
                yeni: { DurumAnahtar: 'yayinlandi' },
              },
            ]),
      ]);
    }
  }
}

export const ornek: readonly OrnekPayi[] = [{ ad: 'versiyon', sonra: ['analiz', 'tanim'], yaz }];
