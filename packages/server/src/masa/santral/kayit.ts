import { telefonHatasi, telefonAnasi, telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { yazilan } from '@masabasi/core/platform/text/metin';
import {
  CALMA_SN,
  type CagriAdayi,
  donusTahmini,
  masada,
  yonlendir,
  type Yonlendirme,
} from '@masabasi/core/masa/santral/rules';
import { istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { panoKisileri } from '../../mesai/pano/api.ts';
import type { DuyuranIs } from '../../room.ts';
import { CAGRI_YOLU, KACAN_CAGRI } from './bildirim.ts';
import * as q from './queries.ts';

/** Acts on a ringing call, of an exchange or of a trial. */

/** The exchange's clock may be wrong; its time is accepted within these bounds of our clock. */
const EN_GEC_MS = 24 * 3_600_000;
const EN_ILERI_MS = 60_000;

/** The accepted time of the event. */
export function olayZamani(zaman: string, simdi: Date): Date {
  const fark = Date.parse(zaman) - simdi.getTime();
  return fark > EN_ILERI_MS || fark < -EN_GEC_MS ? simdi : new Date(Math.min(Date.parse(zaman), simdi.getTime()));
}

/** A caller's number, without an extension; empty if it is hidden or invalid. */
export const numarasi = (telefon: string): string =>
  telefonHatasi(yazilan(telefon).trim()) === null ? telefonAnasi(yazilan(telefon)) : '';

/** People who could answer, with their presence and their relation to the caller. */
async function adaylar(db: Db, telefon: string, dahililer: readonly string[], simdi: Date): Promise<CagriAdayi[]> {
  const kisiler = await q.dahililer(db, dahililer);
  if (kisiler.length === 0) return [];
  const [satirlar, ilgi] = await Promise.all([
    panoKisileri(
      db,
      kisiler.map((k) => k.Id),
      simdi,
      { hassas: false, kisiId: 0 },
    ),
    dahililer.length === 0 ? q.ilgililer(db, telefon) : new Map<number, 1 | 2>(),
  ]);
  const hali = new Map(satirlar.map((s) => [s.Id, s]));
  return kisiler.flatMap(({ Id, Dahili }) => {
    const s = hali.get(Id);
    if (s === undefined) return [];
    const an = simdi.toISOString();
    const burada = masada(s, an);
    return [{ Id, Dahili, masada: burada, donus: burada ? null : donusTahmini(s, an), ilgi: ilgi.get(Id) ?? 0 }];
  });
}

/**
 * Lets a call appear to the people concerned, and tells who is back first if nobody is there. A call reported too late
 * to be answered appears nowhere.
 */
export async function caldir(
  is: DuyuranIs,
  c: q.Cagri & { readonly yeni: boolean },
  dahililer: readonly string[],
): Promise<Yonlendirme> {
  const { db, simdi } = is;
  const gec = simdi.getTime() - Date.parse(c.baslama) >= CALMA_SN * 1000;
  if (gec || c.acilma !== null || c.bitis !== null) return { calanlar: [], donecek: null };
  const y = yonlendir(await adaylar(db, c.telefon, dahililer, simdi), dahililer);
  if (y.calanlar.length > 0) {
    const kisiler = y.calanlar.map((a) => a.Id);
    for (const kisiId of await q.cal(db, c.id, kisiler)) is.yayinla({ tur: 'santral', kisiId });
  } else if (y.donecek !== null && c.yeni) {
    const { Id, donus } = y.donecek;
    await q.donecekYaz(db, c.id, Id, new Date(donus!));
    const kim = c.telefon === '' ? 'gizli bir numara' : telefonYaz(c.telefon);
    await bildir(is, KACAN_CAGRI, {
      kisiler: [Id],
      baslik: `Kimse masasında değilken ${kim} aradı.`,
      metin: `Saat ${istanbulSaati(c.baslama)}. İlk dönecek kişi siz görünüyordunuz; geri arayabilirsiniz.`,
      yol: c.telefon === '' ? CAGRI_YOLU : `${CAGRI_YOLU}${c.telefon}`,
    });
  }
  return y;
}
