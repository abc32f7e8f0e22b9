import { type Gun, gunEkle, haftaGunu, istanbulAni, istanbulGunu, type Saat } from '@masabasi/core/platform/time/tarih';
import type { ToplantiDurumu } from '@masabasi/core/is/toplanti/rules';
import { type Tekrar, tekrarAnlari } from '@masabasi/core/is/toplanti/tekrar';
import { type Insertable, sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Database } from '@masabasi/server/platform/db/schema';
import { gundemSutunu } from '@masabasi/server/is/toplanti/queries';
import type { OrnekOrtami } from '../../founding/pay.ts';
import { type Zar, zar } from '../../plan/zar.ts';

/** The demo company's meetings: series and single ones, their times, people and words. */

export const ADET = 400;
const GERIYE = 720;
/** A seed of its own, apart from the other parts of the demo data. */
const TOPLANTI_ZARI = 604_117;

interface Seri {
  readonly konu: string;
  readonly departman: string;
  readonly tur: string;
  readonly tekrar: Tekrar;
  readonly adet: number;
  /** The number of future meetings. */
  readonly gelecek: number;
  readonly haftaGunu: number;
  readonly saat: Saat;
  readonly dakika: number;
  readonly oda: number;
}
/**
 * One series a line: subject, owner, kind, rhythm, number, number of future ones, day of the week, time, length,
 * place.
 */
const SERILER: readonly Seri[] = (
  [
    ['Haftalık yazılım toplantısı', 'Yazılım', 'Ekip', 'haftalik', 40, 6, 1, '09:30', 60, 0],
    ['Destek değerlendirmesi', 'Destek', 'Değerlendirme', 'haftalik', 40, 6, 2, '16:00', 45, 1],
    ['Haftalık satış toplantısı', 'Satış', 'Ekip', 'haftalik', 40, 6, 3, '10:00', 60, 2],
    ['Bölüm sorumluları toplantısı', 'Yönetim', 'Yönetim', 'haftalik', 40, 6, 4, '14:00', 90, 0],
    ['Sürüm planlama toplantısı', 'Yazılım', 'Proje', 'ikihafta', 30, 3, 5, '11:00', 90, 2],
    ['Kurulum planlama toplantısı', 'Kurulum', 'Proje', 'ikihafta', 30, 3, 2, '09:00', 45, 1],
    ['Aylık bütçe toplantısı', 'Muhasebe', 'Yönetim', 'aylik', 24, 2, 3, '15:00', 120, 4],
  ] as const
).map(([konu, departman, tur, tekrar, adet, gelecek, haftaninGunu, saat, dakika, oda]) => ({
  konu,
  departman,
  tur,
  tekrar,
  adet,
  gelecek,
  haftaGunu: haftaninGunu,
  saat,
  dakika,
  oda,
}));
const KONULAR = [
  ['Müşteri ile kapsam görüşmesi', 'Müşteri'],
  ['Şartname inceleme', 'Müşteri'],
  ['Hata önceliklendirme', 'Proje'],
  ['Yeni ekran tasarımı', 'Proje'],
  ['Oryantasyon', 'Eğitim'],
  ['Teklif değerlendirme', 'Değerlendirme'],
  ['Yıllık hedefler', 'Yönetim'],
] as const;
const GUNDEM = [
  'Geçen toplantının kararları',
  'Açık işler ve gecikenler',
  'Müşterilerden gelenler',
  'Önümüzdeki iki haftanın planı',
  'Riskler ve engeller',
  'Diğer konular',
] as const;
const SOZLER = [
  'Geciken işler tek tek konuşuldu; ikisi bu hafta bitecek.',
  'Müşterilerden gelen istekler sıraya kondu, aciliyeti yüksek olanlar öne alındı.',
  'Sunucu yükünün arttığı görüldü; ölçüm yapılmasına karar verildi.',
  'Yeni gelen arkadaşlar tanıtıldı, görev dağılımı yapıldı.',
  'Eğitim ihtiyacı olan kurumlar belirlendi.',
  'Bir sonraki sürümün kapsamı gözden geçirildi.',
] as const;
export async function kaynakOku(db: Db) {
  const [kisiler, turler, yetkililer, isler] = await Promise.all([
    db
      .selectFrom('kisi')
      .innerJoin('departman', 'departman.id', 'kisi.departman_id')
      .select(['kisi.id', 'kisi.eposta', 'kullanici_anahtari as hesap', 'departman.ad as departman'])
      .select(sql<string>`kisi.ad || ' ' || kisi.soyad`.as('ad'))
      .where('kisi.aktif', '=', true)
      .orderBy('kisi.id')
      .execute(),
    db.selectFrom('tanim').select(['id', 'ad']).where('liste', '=', 'toplantiTur').orderBy('id').execute(),
    sql<{ id: number; ad: string; eposta: string | null; musteri_id: number; proje_id: number }>`
      select y.id, btrim(y.ad || ' ' || y.soyad) as ad, y.eposta, y.musteri_id, min(mp.proje_id) as proje_id
      from musteri_yetkili y join musteri_proje mp on mp.musteri_id = y.musteri_id where y.silindi is null
      group by y.id order by y.id limit 300`
      .execute(db)
      .then((r) => r.rows),
    db.selectFrom('gorev').select(['id', 'proje_id', 'durum', 'baslik']).orderBy('id').execute(),
  ]);
  return {
    bolumler: Map.groupBy(kisiler, (k) => k.departman),
    kisiler,
    yonetici: kisiler.find((k) => k.hesap === 'yonetici')!,
    turler: new Map(turler.map((t) => [t.ad, t.id])),
    yetkililer,
    isler: Map.groupBy(isler, (i) => i.proje_id),
  };
}
export type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;
type Kisi = Kaynak['kisiler'][number];

/** A meeting to write, with its people and words. */
export interface Ornek {
  readonly satir: Insertable<Database['toplanti']>;
  readonly z: Zar;
  readonly kisiler: readonly Kisi[];
  readonly yetkililer: Kaynak['yetkililer'];
  readonly tutanak: string;
  readonly seri: number | null;
}

/** The state of a meeting of that day. Old ones are approved, future ones are planned. */
function durumu(z: Zar, bas: number, simdi: Date): ToplantiDurumu {
  const yas = (simdi.getTime() - bas) / 86_400_000;
  const n = z.arasi(1, 100);
  if (yas < 0) return n <= 8 ? 'taslak' : 'planlandi';
  if (n <= 5) return 'iptal';
  if (yas < 10) return n <= 70 ? 'yapildi' : 'onayli';
  return n <= 12 ? 'yapildi' : 'onayli';
}

const gundemi = (z: Zar, kisiler: readonly Kisi[], dakika: number): string => {
  const adet = z.arasi(2, 4);
  return gundemSutunu(
    z
      .karistir([...GUNDEM])
      .slice(0, adet)
      .map((Metin, i) => ({
        Metin,
        Sure: Math.max(5, Math.floor(dakika / adet / 5) * 5),
        SunanId: i === 0 ? kisiler[0]!.id : z.olasi(0.6) ? z.biri(kisiler).id : null,
      })),
  );
};

interface Kalip {
  readonly konu: string;
  readonly tur: string;
  readonly bas: number;
  /** The time by the rule of the series. A weekend was moved to a working day. */
  readonly aslinda: number;
  readonly dakika: number;
  readonly oda: number | null;
  readonly cagrilan: readonly Kisi[];
  readonly yetkililer: Kaynak['yetkililer'];
  readonly projeId: number | null;
  readonly seri: { readonly no: number; readonly tekrar: Tekrar; readonly uid: string } | null;
}

function toplanti(k: Kaynak, z: Zar, p: Kalip, simdi: Date): Ornek {
  const durum = durumu(z, p.bas, simdi);
  const [duzenleyen, raportor] = p.cagrilan;
  const yapildi = durum === 'yapildi' || durum === 'onayli';
  const acilis = new Date(Math.min(p.bas - z.arasi(2, 9) * 86_400_000, simdi.getTime() - 3_600_000));
  return {
    z,
    kisiler: p.cagrilan,
    yetkililer: p.yetkililer,
    seri: p.seri?.no ?? null,
    tutanak: yapildi
      ? z
          .karistir([...SOZLER])
          .slice(0, z.arasi(2, 4))
          .join('\n')
      : '',
    satir: {
      toplanti_tur_id: k.turler.get(p.tur) ?? [...k.turler.values()][0]!,
      konu: p.konu,
      proje_id: p.projeId,
      musteri_id: p.yetkililer[0]?.musteri_id ?? null,
      baslama_zamani: new Date(p.bas),
      bitis_zamani: new Date(p.bas + p.dakika * 60_000),
      oda_id: p.oda,
      yer: '',
      link: p.oda === null ? 'https://meet.google.com/abc-defg-hij' : null,
      duzenleyen_id: duzenleyen!.id,
      raportor_id: raportor?.id ?? null,
      gundem: gundemi(z, p.cagrilan, p.dakika),
      durum: durum === 'onayli' ? 'yapildi' : durum,
      iptal_nedeni: durum === 'iptal' ? 'Katılacakların çoğu o gün başka bir ildeydi.' : null,
      tekrar_kural: p.seri?.tekrar ?? null,
      seri_ani: p.seri === null ? null : new Date(p.aslinda),
      ...(p.seri !== null && { ics_uid: p.seri.uid }),
      ics_sira: durum === 'iptal' ? 1 : 0,
      ust_id: null,
      onaylayan_id: null,
      onay_zamani: null,
      onay_ozeti: null,
      acan_id: duzenleyen!.id,
      acilis_zamani: acilis,
      tutanak: '',
    },
  };
}

/** The first day from this day on with this day of the week. */
const ilkGun = (gun: Gun, haftaGunu_: number): Gun => gunEkle(gun, (haftaGunu_ - haftaGunu(gun) + 7) % 7);

/** The same time on the Friday before, when it falls on a weekend. */
const isGununde = (an: number): number => {
  const fazla = haftaGunu(istanbulGunu(an)) - 5;
  return fazla > 0 ? an - fazla * 86_400_000 : an;
};

function serinin(k: Kaynak, odalar: readonly number[], s: Seri, no: number, { bugun, simdi }: OrnekOrtami): Ornek[] {
  const adim = s.tekrar === 'haftalik' ? 7 : s.tekrar === 'ikihafta' ? 14 : 30;
  const ilk = ilkGun(gunEkle(bugun, -(s.adet - s.gelecek) * adim), s.haftaGunu);
  const bolum = k.bolumler.get(s.departman) ?? k.kisiler;
  const cagrilan = [...bolum.slice(0, 5), k.yonetici].filter((x, i, hepsi) => hepsi.indexOf(x) === i);
  const uid = `5e51e000-0000-4000-8000-${String(no).padStart(12, '0')}`;
  return tekrarAnlari(istanbulAni(ilk, s.saat), s.tekrar, s.adet).map((bas, i) =>
    toplanti(
      k,
      zar(TOPLANTI_ZARI, no, i),
      {
        konu: s.konu,
        tur: s.tur,
        bas: isGununde(bas),
        aslinda: bas,
        dakika: s.dakika,
        oda: odalar[s.oda]!,
        cagrilan,
        yetkililer: [],
        projeId: s.tur === 'Proje' ? 2 : null,
        seri: { no, tekrar: s.tekrar, uid },
      },
      simdi,
    ),
  );
}

function tekil(k: Kaynak, odalar: readonly number[], i: number, adet: number, { bugun, simdi }: OrnekOrtami): Ornek {
  const z = zar(TOPLANTI_ZARI, 99, i);
  const [konu, tur] = z.biri(KONULAR);
  const gun = gunEkle(bugun, 14 - Math.floor(((GERIYE + 14) * i) / adet));
  const isGunu = gunEkle(gun, haftaGunu(gun) >= 6 ? -2 : 0);
  const cagrilan = z.karistir([...k.kisiler]).slice(0, z.arasi(2, 5));
  const disaridan = tur === 'Müşteri' && k.yetkililer.length > 0 ? z.biri(k.yetkililer) : null;
  const yetkililer =
    disaridan === null ? [] : k.yetkililer.filter((y) => y.musteri_id === disaridan.musteri_id).slice(0, 2);
  const bas = istanbulAni(isGunu, z.biri(['09:00', '11:30', '13:30', '15:30']));
  return toplanti(
    k,
    z,
    {
      konu,
      tur,
      bas,
      aslinda: bas,
      dakika: z.biri([30, 45, 60, 90]),
      // In the future this room stays free of series, which use the other rooms.
      oda: isGunu > bugun ? (i % 2 === 0 ? odalar[3]! : null) : z.olasi(0.6) ? odalar[3]! : null,
      cagrilan,
      yetkililer,
      projeId: disaridan?.proje_id ?? (tur === 'Proje' ? 2 : null),
      seri: null,
    },
    simdi,
  );
}

/** All meetings, the series first. */
export function hepsiniKur(k: Kaynak, odalar: readonly number[], o: OrnekOrtami): readonly Ornek[] {
  const seriler = SERILER.flatMap((s, no) => serinin(k, odalar, s, no, o));
  const kalan = ADET - seriler.length;
  return [...seriler, ...Array.from({ length: kalan }, (_, i) => tekil(k, odalar, i, kalan, o))];
}
