import type { BankaGunu } from '@masabasi/core/mali/banka/contract';
import { gunEngelleri } from '@masabasi/core/mali/banka/rules';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { gunler, type HamGun, ilkAcikGun, type KilitliHesap } from './queries.ts';

/** Days of an account, and the reasons that keep a day open. */

const gunu = (h: KilitliHesap, g: HamGun, ilkAcik: Gun | null, bugun: Gun): BankaGunu => {
  const Kapali = h.KapaliGun !== null && g.Gun <= h.KapaliGun;
  const OncekiAcik = ilkAcik !== null && ilkAcik < g.Gun ? ilkAcik : null;
  return {
    ...g,
    Kapali,
    Acilabilir: g.Gun === h.KapaliGun,
    engeller: Kapali ? [] : gunEngelleri({ ...g, OncekiAcik }, bugun, h.Birim),
  };
};

/** Number of days shown. */
const EN_COK_GUN = 62;

export async function sonGunler(db: Db, h: KilitliHesap, simdi: Date): Promise<BankaGunu[]> {
  const [hepsi, ilkAcik] = await Promise.all([gunler(db, h.Id, EN_COK_GUN), ilkAcikGun(db, h.Id)]);
  return hepsi.map((g) => gunu(h, g, ilkAcik, istanbulGunu(simdi)));
}

/** One day. `banka`: closing balance from the bank, for a day without a balance in a file. */
export async function birGun(
  db: Db,
  h: KilitliHesap,
  gun: Gun,
  simdi: Date,
  banka: number | null = null,
): Promise<BankaGunu> {
  const [hepsi, ilkAcik] = await Promise.all([gunler(db, h.Id, 1, gun), ilkAcikGun(db, h.Id)]);
  const g = hepsi[0]!;
  return gunu(h, { ...g, Banka: g.Banka ?? (banka as HamGun['Banka']) }, ilkAcik, istanbulGunu(simdi));
}

export const gunKapat = (
  db: Db,
  g: { readonly hesap_id: number; readonly gun: Gun; readonly bakiye: number; readonly kapatan_id: KisiId | null },
  simdi: Date,
) =>
  db
    .insertInto('banka_gun')
    .values({ ...g, kapanis: simdi })
    .execute();
export const gunAc = (db: Db, hesapId: number, gun: Gun) =>
  db.deleteFrom('banka_gun').where('hesap_id', '=', hesapId).where('gun', '=', gun).execute();
