import type { TopluKart } from '@masabasi/core/mali/banka/contract';
import { BANKA_METNI, type KartToplami, kartHatasi } from '@masabasi/core/mali/banka/rules';
import { type KartOdemesi, topluOnerileri } from '@masabasi/core/mali/odeme/valor';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import * as fatura from '../fatura/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { tatiller } from '../../izin/izin/api.ts';
import { bekleyenKartlar, bekleyenKesintiler, kesintileriBagla, kesintileriCoz, sozlesmeler } from '../odeme/api.ts';
import type { HamHareket } from './queries.ts';

/** Bank lines that pay out the card payments of a day together, less the agreed commission. */

/** Range of days around a line in which to read holidays: the longest delay of a pay-out plus a long holiday. */
const YOL_GUN = 130;

/** Card payments that a line may be. Proposes nothing for a day on which this person may not see every payment. */
export async function kartOnerileri(db: Db, h: HamHareket, urunler: UrunKapsami): Promise<TopluKart[]> {
  if (h.Tutar <= 0) return [];
  const bekleyen = await bekleyenKartlar(db);
  if (bekleyen.length === 0) return [];
  const [sozlesme, kesintiler, tatil] = [
    await sozlesmeler(db),
    await bekleyenKesintiler(db),
    await tatiller(db, gunEkle(h.Gun, -YOL_GUN), gunEkle(h.Gun, YOL_GUN)),
  ];
  const kapali = new Set(tatil.filter((t) => t.GunSayi >= 1).map((t) => t.Tarih));
  const odemeler = [...Map.groupBy(bekleyen, (t) => t.DenemeId)].map(([Id, onun]): KartOdemesi => ({
    Id,
    Saglayici: onun[0]!.Saglayici,
    Gun: onun[0]!.Gun,
    Taksit: onun[0]!.Taksit,
    Tutar: kurus(onun.reduce((t, x) => t + x.Tutar, 0)),
    TahsilatIdler: onun.map((t) => t.Id),
  }));
  const gorulmeyen = new Set(bekleyen.filter((t) => !urunler.includes(t.ProjeId)).map((t) => t.Id));
  return topluOnerileri(h, sozlesme, odemeler, kesintiler, kapali)
    .filter((o) => !o.TahsilatIdler.some((id) => gorulmeyen.has(id)))
    .map((o) => ({ ...o, TahsilatIdler: [...o.TahsilatIdler], KesintiIdler: [...o.KesintiIdler] }));
}

export interface SecilenKartlar {
  readonly TahsilatIdler: readonly number[];
  readonly KesintiIdler: readonly number[];
}

/**
 * Locks the payments of a lump. Locks their invoices in one order, so that nobody refunds one meanwhile. Returns a
 * sentence when they do not make up this line.
 */
export async function kartlariTut(
  db: Db,
  urunler: UrunKapsami,
  h: HamHareket,
  secilen: SecilenKartlar,
  komisyon: Kurus,
): Promise<KartToplami | string> {
  const once = await bekleyenKartlar(db, secilen.TahsilatIdler);
  for (const id of [...new Set(once.map((t) => t.FaturaId))].toSorted((a, b) => a - b))
    if ((await fatura.kilitle(db, id, urunler)) === null) return BANKA_METNI.kartDegisti;
  const kartlar = await bekleyenKartlar(db, secilen.TahsilatIdler);
  const kesintiler = await bekleyenKesintiler(db, secilen.KesintiIdler);
  if (
    kartlar.length !== new Set(secilen.TahsilatIdler).size ||
    kesintiler.length !== new Set(secilen.KesintiIdler).size
  )
    return BANKA_METNI.kartDegisti;
  if (new Set([...kartlar, ...kesintiler].map((x) => x.Saglayici)).size > 1)
    return 'Seçilen kart tahsilatları tek bir sağlayıcının olmalı.';
  const kalemler = [
    ...kartlar.map(({ MusteriId, Tutar }) => ({ MusteriId, Tutar })),
    ...kesintiler.map(({ MusteriId, Tutar }) => ({ MusteriId, Tutar: kurus(0 - Tutar) })),
  ];
  return kartHatasi(h, { kalemler }, komisyon) ?? { kalemler };
}

/** Links these card payments to a line. */
export async function kartlariBagla(db: Db, secilen: SecilenKartlar, hareketId: number): Promise<void> {
  await fatura.tahsilatlariBagla(db, secilen.TahsilatIdler, hareketId);
  await kesintileriBagla(db, secilen.KesintiIdler, hareketId);
}

/** Removes the link between card payments and a line. @returns reason to refuse, as a sentence. Null: done */
export const kartlariCoz = async (db: Db, hareketId: number): Promise<string | null> =>
  (await kesintileriCoz(db, hareketId)) ? null : BANKA_METNI.kartKesilmis;
