import { type AnketOlayi, type AnketSorusu, SORU_TIPLERI } from '@masabasi/core/masa/anket/rules';
import type { Db } from '../platform/db/connect.ts';

/** Published surveys for tests. */

/** Content of a survey for a test. */
export interface AnketTanimi {
  readonly olay?: AnketOlayi | null;
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
  /**
   * Condition to reach this question: the place of an earlier question, and its answer as a range of the scale or the
   * place of a choice.
   */
  readonly kosul?: { readonly soru: number; readonly aralik?: readonly [number, number]; readonly cevap?: number };
}

/** Satisfaction from 1 to 5, the reason of unsatisfied customers alone, and a free comment. */
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

/** Publishes a survey. Returns its questions with their numbers. */
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
