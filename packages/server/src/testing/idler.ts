import type { SecimListesi } from '@masabasi/core/platform/field/alanlar';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/musteri/alanlar';
import { denemeler } from './odalar.ts';

/** The tables of the lists that a card chooses from. Every other list is a reference list. */
const LISTE_TABLOSU: Partial<Record<SecimListesi, string>> = {
  il: 'il',
  ilce: 'ilce',
  personel: 'kisi',
  departman: 'departman',
};
/**
 * The table of an id field, by its name. A room, and before it a call, may override it, because `Id` mostly means the
 * room's own record. A room's own `testing.ts` holds its overrides (`idler`).
 */
export const ID_TABLOSU: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(MUSTERI_ALANLARI).flatMap(([ad, a]) =>
      a.tur === 'secim' ? [[ad, LISTE_TABLOSU[a.liste] ?? 'tanim']] : [],
    ),
  ),
  AltLisansTurId: 'tanim',
  AnketTurId: 'tanim',
  AtananId: 'kisi',
  DepartmanId: 'departman',
  departmanId: 'departman',
  EkipId: 'tanim',
  IslemId: 'tanim',
  IzinId: 'izin',
  IzinIdler: 'izin',
  izin_id: 'izin',
  KisiId: 'kisi',
  KisiIdler: 'kisi',
  LisansTurId: 'tanim',
  MolaId: 'mola',
  MusteriId: 'musteri',
  ProjeId: 'proje',
  ProjeIdler: 'proje',
  SozlesmeId: 'tanim',
  userId: 'kisi',
  UserId: 'kisi',
  YapanId: 'kisi',
  ...Object.fromEntries(
    denemeler('idler').flatMap(({ oda, deger }) => Object.entries(deger).map(([ad, tablo]) => [`${oda}.${ad}`, tablo])),
  ),
};

/** @throws for an unknown field, whose table must be added */
export function idTablosu(oda: string, uc: string, alan: string): string {
  const ad = [`${oda}.${uc}.${alan}`, `${oda}.${alan}`, alan].find((a) => a in ID_TABLOSU);
  if (ad === undefined)
    throw new Error(`${oda}.${uc}: which table does ${alan} speak of? Say so in ${oda}/testing.ts (deneme.idler)`);
  return ID_TABLOSU[ad]!;
}
