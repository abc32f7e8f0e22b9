import type { anket as contract } from '@masabasi/core/anket/contract';
import { type AnketSorusu, SORU_TIPLERI } from '@masabasi/core/anket/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

const sayfa = '/islemler/musterigorusme/anket';
const YOK = 2_000_000_000;
const kim = 'yetki 1009';

/** A survey that nobody has written anything into. */
export const BOS_ANKET = {
  Id: 0,
  Surum: 0,
  Ad: 'Anket',
  ProjeId: null,
  Aktif: 1,
  Olay: null,
  GecerlilikGun: 14,
  OrneklemYuzde: 100,
  SessizGun: 30,
  BeklemeDk: 60,
  Esik: 50,
  Giris: '',
  Tesekkur: '',
  Betik: '',
} as const;

/** A question of 1 to 5 that is asked of everybody. */
export const BOS_SORU: AnketSorusu = {
  Id: -1,
  Soru: 'Memnun kaldınız mı?',
  Tip: 1,
  Zorunlu: false,
  Agirlik: 1,
  Cevaplar: [],
  KosulSoruId: null,
  KosulCevapId: null,
  KosulEnAz: null,
  KosulEnCok: null,
};
const sorulari = { Id: YOK, Surum: 1, Sorular: [BOS_SORU] };

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  anketListesi: { kim, sayfa },
  anketDetay: { kim, sayfa, istek: { Id: YOK } },
  anketSurumOku: { kim, sayfa, istek: { Id: YOK, No: 1 } },
  anketKaydet: { kim, kazancsiz: 'kayit', sayfa, istek: { anket: BOS_ANKET } },
  anketTaslakYaz: { kim, kazancsiz: 'kayit', sayfa, istek: sorulari },
  anketYayinla: { kim, kazancsiz: 'kayit', sayfa, istek: sorulari },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'anket', KosulSoruId: 'tanim', KosulCevapId: 'tanim' },
  disarida: { 'about what customers are asked; the audit says that it was done': ['anket_surum.kisi_id'] },
  urunSatirlari: {
    async anket({ db, id, urunId, zaman }) {
      const soz = 'Kanaryaanket';
      await sql`insert into tanim (id, liste, ad, proje_id) values (${id}, 'memnuniyetTur', ${soz}, ${urunId})`.execute(
        db,
      );
      await db.insertInto('anket').values({ id, taslak: '[]' }).execute();
      const sorular = JSON.stringify([{ ...BOS_SORU, Soru: 'Kanaryasoru' }]);
      await db.insertInto('anket_surum').values({ anket_id: id, no: 1, sorular, zaman }).execute();
      return { sozler: [soz, 'Kanaryasoru'] };
    },
  },
};

/** What a survey is made of for a test. */
export interface AnketTanimi {
  readonly olay?: 'gorusme' | 'egitim' | null;
  /** Null: of all products. */
  readonly projeId?: number | null;
  readonly sorular?: readonly SoruTanimi[];
  readonly orneklem?: number;
  readonly sessizGun?: number;
  readonly beklemeDk?: number;
  readonly gecerlilikGun?: number;
  readonly esik?: number;
  readonly zaman?: Date | string;
}
export interface SoruTanimi {
  readonly soru: string;
  readonly tip: AnketSorusu['Tip'];
  readonly zorunlu?: boolean;
  readonly agirlik?: number;
  readonly cevaplar?: readonly (readonly [ad: string, puan: number | null])[];
  /** Which question before it leads here, by its place, and by which answer: a range of its scale, or a choice by its place. */
  readonly kosul?: { readonly soru: number; readonly aralik?: readonly [number, number]; readonly cevap?: number };
}

/** How it was, 1 to 5; why, of those alone who were not content; and what else there is to say. */
export const SORULAR: readonly SoruTanimi[] = [
  { soru: 'Destekten memnun kaldınız mı?', tip: SORU_TIPLERI.puan, zorunlu: true, agirlik: 1 },
  {
    soru: 'Ne kötüydü?',
    tip: SORU_TIPLERI.tek,
    zorunlu: true,
    cevaplar: [
      ['Geç yanıt', null],
      ['Çözülmedi', null],
    ],
    kosul: { soru: 0, aralik: [1, 2] },
  },
  { soru: 'Eklemek istedikleriniz', tip: SORU_TIPLERI.metin },
];

let anketSirasi = 0;
const tanimEk = async (db: Db, liste: string, ad: string, ust_id: number | null, proje_id: number | null, sira = 0) =>
  (await db.insertInto('tanim').values({ liste, ad, sira, ust_id, proje_id }).returning('id').executeTakeFirstOrThrow())
    .id;

/** Publishes a survey; its questions with their numbers. */
export async function anketYayinla(db: Db, o: AnketTanimi = {}): Promise<{ id: number; sorular: AnketSorusu[] }> {
  const id = await tanimEk(db, 'memnuniyetTur', `Anket ${++anketSirasi}`, null, o.projeId ?? null);
  const sorular: AnketSorusu[] = [];
  for (const [i, s] of (o.sorular ?? SORULAR).entries()) {
    const soruId = await tanimEk(db, 'memnuniyetSoru', s.soru, id, null, i + 1);
    const Cevaplar: AnketSorusu['Cevaplar'][number][] = [];
    for (const [j, [Ad, Puan]] of (s.cevaplar ?? []).entries())
      Cevaplar.push({ Id: await tanimEk(db, 'memnuniyetCevap', Ad, soruId, null, j + 1), Ad, Puan });
    const once = s.kosul && sorular[s.kosul.soru];
    sorular.push({
      Id: soruId,
      Soru: s.soru,
      Tip: s.tip,
      Zorunlu: s.zorunlu ?? false,
      Agirlik: s.agirlik ?? 0,
      Cevaplar,
      KosulSoruId: once?.Id ?? null,
      KosulCevapId: s.kosul?.cevap === undefined ? null : once!.Cevaplar[s.kosul.cevap]!.Id,
      KosulEnAz: s.kosul?.aralik?.[0] ?? null,
      KosulEnCok: s.kosul?.aralik?.[1] ?? null,
    });
  }
  await db
    .insertInto('anket')
    .values({
      id,
      olay: o.olay === undefined ? 'gorusme' : o.olay,
      orneklem_yuzde: o.orneklem ?? 100,
      sessiz_gun: o.sessizGun ?? 0,
      bekleme_dk: o.beklemeDk ?? 60,
      gecerlilik_gun: o.gecerlilikGun ?? 14,
      esik: o.esik ?? 50,
      taslak: null,
      betik: 'Merhaba, destek ekibinden arıyorum.',
      giris: 'Görüşünüz bizim için değerli.',
      tesekkur: 'Teşekkürler!',
    })
    .execute();
  await db
    .insertInto('anket_surum')
    .values({
      anket_id: id,
      no: 1,
      sorular: JSON.stringify(sorular),
      zaman: o.zaman ?? '2026-01-01T00:00:00Z',
      kisi_id: null,
    })
    .execute();
  return { id, sorular };
}
