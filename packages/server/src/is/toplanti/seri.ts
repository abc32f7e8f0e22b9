import { randomUUID } from 'node:crypto';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { toplanti as contract } from '@masabasi/core/is/toplanti/contract';
import { toplantiAcik } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { tekrarAnlari } from '@masabasi/core/is/toplanti/tekrar';
import * as q from './queries.ts';
import type { ProductAct } from '../../platform/http/context.ts';

/** Series of meetings. Each meeting is a record of its own, and the whole series is one event for calendars. */

type Kayit = Istek<typeof contract.toplantiKaydet>;

/** A stored time. */
export interface Zaman {
  readonly bas: string;
  readonly bit: string;
}
const yazi = (an: number): string => new Date(an).toISOString();

type Anlar = Pick<Kayit['toplanti'], 'Baslama_Zamani' | 'Bitis_Zamani'>;
/** The times of a new meeting, or of each meeting of its series. */
export function zamanlari(t: Anlar, tekrar: Kayit['tekrar']): Zaman[] {
  const sure = Date.parse(t.Bitis_Zamani) - Date.parse(t.Baslama_Zamani);
  const anlar =
    tekrar === null ? [Date.parse(t.Baslama_Zamani)] : tekrarAnlari(t.Baslama_Zamani, tekrar.Sik, tekrar.Adet);
  return anlar.map((bas) => ({ bas: yazi(bas), bit: yazi(bas + sure) }));
}

/** Opens a meeting, or a series. The first meeting comes first in the result. */
export async function ac(
  ctx: ProductAct,
  sutunlar: q.ToplantiSutunlari,
  zamanlar: readonly Zaman[],
  { tekrar, davetEt }: Pick<Kayit, 'tekrar' | 'davetEt'>,
  kisiler: readonly q.YazilanKatilimci[],
): Promise<q.DegisenToplanti[]> {
  const { db, ben, simdi } = ctx;
  const uid = randomUUID();
  const acilan: q.DegisenToplanti[] = [];
  for (const { bas, bit } of zamanlar) {
    const satir = await q.ekle(db, {
      ...sutunlar,
      baslama_zamani: bas,
      bitis_zamani: bit,
      durum: davetEt ? 'planlandi' : 'taslak',
      ust_id: acilan[0]?.id ?? null,
      tekrar_kural: tekrar?.Sik ?? null,
      seri_ani: tekrar === null ? null : bas,
      ics_uid: uid,
      acan_id: ben.Id,
      acilis_zamani: simdi,
    });
    await q.katilimcilariYaz(
      db,
      satir.id,
      kisiler.map((k) => ({ ...k, KatilimciId: 0 })),
    );
    acilan.push(satir);
  }
  return acilan;
}

/** A meeting of a series and the later ones in the order of the rule, and separately the earlier ones. */
export async function sonrakileri({ db }: Pick<ProductAct, 'db'>, t: ToplantiKarti, kilit = true) {
  const hepsi = await q.serisi(db, t.UstId ?? t.Id, kilit);
  const yer = hepsi.findIndex((s) => s.id === t.Id);
  return { oncekiler: hepsi.slice(0, yer), sonrakiler: hepsi.slice(yer) };
}

/** The new times of this meeting and the following ones when this one moves: by the rule, from its new time on. */
export function yeniZamanlari(seri: readonly q.DegisenToplanti[], t: Anlar): Zaman[] {
  const kural = seri[0]!.tekrar_kural!;
  const sure = Date.parse(t.Bitis_Zamani) - Date.parse(t.Baslama_Zamani);
  return tekrarAnlari(t.Baslama_Zamani, kural, seri.length).map((bas) => ({ bas: yazi(bas), bit: yazi(bas + sure) }));
}

/** The people of one meeting with the ids that they have in another. */
async function eslesen(ctx: ProductAct, id: number, kisiler: readonly q.YazilanKatilimci[]) {
  const once = await q.katilimcilar(ctx.db, id);
  return kisiler.map((k) => ({
    ...k,
    KatilimciId:
      once.find((o) =>
        k.UserId !== null
          ? o.UserId === k.UserId
          : k.MusteriPersonelId !== null
            ? o.MusteriPersonelId === k.MusteriPersonelId
            : o.UserId === null && o.MusteriPersonelId === null && o.Ad === k.Ad,
      )?.KatilimciId ?? 0,
  }));
}

/**
 * Writes a form over a meeting of a series and the following ones. With earlier meetings before them, they become a new
 * series. Gives the changed ones, first the edited one, and the earlier ones.
 */
export async function sonrakileriYaz(
  ctx: ProductAct,
  t: ToplantiKarti,
  sutunlar: q.ToplantiSutunlari,
  form: Kayit['toplanti'],
  kisiler: readonly q.YazilanKatilimci[],
): Promise<{ readonly sonrakiler: q.DegisenToplanti[]; readonly oncekiler: q.DegisenToplanti[] }> {
  const { db } = ctx;
  const { oncekiler, sonrakiler } = await sonrakileri(ctx, t);
  const zamanlar = yeniZamanlari(sonrakiler, form);
  const [ayrilir, uid] = [oncekiler.length > 0, randomUUID()];
  const sira = Math.max(...sonrakiler.map((s) => s.ics_sira)) + 1;
  const yazilan: q.DegisenToplanti[] = [];
  for (const [i, s] of sonrakiler.entries()) {
    const { bas, bit } = zamanlar[i]!;
    const acik = toplantiAcik(s.durum);
    const tasindi = s.baslama_zamani !== bas || s.bitis_zamani !== bit;
    const yeniSira = ayrilir ? 0 : sira;
    const { gundem, ...ortak } = sutunlar;
    const satir = await q.degistir(db, s.id, {
      ...(acik && {
        ...ortak,
        // An agenda that somebody wrote for that day stays.
        ...((s.id === t.Id || s.gundem.length === 0) && { gundem }),
        baslama_zamani: bas,
        bitis_zamani: bit,
      }),
      seri_ani: bas,
      ...(ayrilir && { ics_uid: uid, ust_id: s.id === t.Id ? null : t.Id }),
      ics_sira: yeniSira,
      zaman_sira: tasindi && acik ? yeniSira : Math.min(s.zaman_sira, yeniSira),
    });
    if (acik) await q.katilimcilariYaz(db, s.id, s.id === t.Id ? kisiler : await eslesen(ctx, s.id, kisiler));
    if (acik && (tasindi || ayrilir)) await q.yanitlariSil(db, [s.id]);
    yazilan.push(satir);
  }
  // The rest of the old series is notified of its earlier end.
  const kalan: q.DegisenToplanti[] = [];
  for (const s of oncekiler) kalan.push(ayrilir ? await q.degistir(db, s.id, { ics_sira: s.ics_sira + 1 }) : s);
  return { sonrakiler: yazilan, oncekiler: kalan };
}
